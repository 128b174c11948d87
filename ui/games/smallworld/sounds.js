// What is heard at the tables of the Small World family, and behind them. Fetched when somebody has turned something up.

/** The sound of each type of event, or of an event with this method. @type {Record<string, string>} */
export const sounds = {
  conquered: "conquest",
  "conquered dragon": "roar",
  "conquered bomb": "ruin",
  "conquered substitute": "paper",
  placed: "tap",
  removed: "tap",
  abandoned: "wood",
  attempt_failed: "fall",
  picked: "paper",
  exchanged: "paper",
  found: "find",
  stolen: "find",
  reborn: "find",
  moved: "wood",
  swapped: "wood",
  bomb: "drum",
  rolled: "die",
  income: "coin",
  earned: "coin",
  paid: "coin",
  declined: "horn",
  vanished: "horn",
  turn_started: "bell",
  game_over: "win",
};

/** A meadow in the wind, with a kalimba somewhere. @type {Ui.Bed} */
const meadow = {
  airs: [
    { frequency: 420, volume: 0.5, swell: 11 },
    { frequency: 1900, volume: 0.12, swell: 17, depth: 0.8 },
  ],
  notes: [392, 440, 523, 587, 659, 784],
  every: [5, 13],
  ring: 2.4,
};

/** What lies behind each game. @type {Record<string, Ui.Bed>} */
export const beds = {
  "small-world": meadow,
  mixed: meadow,
  // Caves: a draught, a hum in the rock, drops.
  underground: {
    airs: [{ frequency: 180, volume: 0.6, swell: 14 }],
    hum: [65.4, 98],
    notes: [1047, 1245, 1397, 1568],
    every: [3, 9],
    ring: 0.7,
  },
  // Islands: waves that come and go.
  warcraft: {
    airs: [
      { frequency: 520, volume: 0.6, swell: 8, depth: 0.9 },
      { frequency: 240, volume: 0.35, swell: 12, depth: 0.7 },
    ],
    notes: [220, 262, 294, 330, 392],
    every: [7, 16],
    ring: 3,
  },
};
