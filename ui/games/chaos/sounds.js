// What is heard at a table of Chaos, and behind it. Fetched when somebody has turned something up.

/** The sound of each type of event. @type {Record<string, string>} */
export const sounds = {
  summoned: "wood",
  figure_moved: "wood",
  token_placed: "tap",
  corrupted: "tap",
  killed: "fall",
  played: "paper",
  drawn: "paper",
  revealed: "paper",
  battle_started: "drum",
  rolled: "die",
  scored: "coin",
  ticked: "dial",
  improved: "find",
  round_started: "bell",
  ruined: "ruin",
  game_over: "win",
};

/** A low hum in which two notes rub, and a wind that never rests. @type {Record<string, Ui.Bed>} */
export const beds = {
  chaos: {
    airs: [
      { frequency: 150, volume: 0.7, swell: 13 },
      { frequency: 700, q: 3, volume: 0.12, swell: 19, depth: 0.9 },
    ],
    hum: [55, 58.3, 82.4],
    notes: [110, 116.5, 164.8, 174.6],
    every: [8, 18],
    ring: 4,
  },
};
