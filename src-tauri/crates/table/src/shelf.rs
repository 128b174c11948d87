//! The shelf: races, powers and boards that people have made on this device.
//!
//! They lie on one page of the store, apart from the games: a game carries the pieces that it uses itself.

use saves::Store;
use serde::{Deserialize, Serialize};
use serde_json::{Value, json};

use crate::{
    CheckPieceArgs, CommandError, DropPieceArgs, GrowBoardArgs, Host, KeepPieceArgs, NoArgs, PieceAnswer, Reason, Registry, ShelfAnswer,
    host::Inner, ledger::AFTER,
};

/// The form of page that this version writes.
const FORM: u64 = 1;

/// How many pieces a shelf has room for.
const MAX_PIECES: usize = 200;

/// The most bytes of a piece, as JSON.
const MAX_PIECE: usize = 64 << 10;

/// A home-made piece on the shelf.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Piece {
    /// Its name on this shelf; it stays when the piece is changed.
    pub key: String,
    /// What it is: `race`, `power`, …
    pub kind: String,
    /// As its game's files write it.
    #[cfg_attr(test, ts(type = "PieceRow"))]
    pub row: Value,
}

#[derive(Serialize, Deserialize)]
struct Page {
    form: u64,
    pieces: Vec<Piece>,
}

fn read(store: &Store) -> Result<Vec<Piece>, CommandError> {
    let Some(bytes) = store.page(AFTER)? else { return Ok(Vec::new()) };
    let damaged = |detail: String| CommandError::SaveDamaged { reason: "damaged", detail };
    let page: Page = serde_json::from_slice(&bytes).map_err(|error| damaged(format!("home-made pieces: {error}")))?;
    if page.form > FORM {
        return Err(CommandError::SaveNewer { format: page.form as u32, engine: String::new() });
    }
    Ok(page.pieces)
}

fn write(store: &Store, pieces: &[Piece]) -> Result<(), CommandError> {
    let page = json!({ "form": FORM, "pieces": pieces });
    store.set_page(AFTER, page.to_string().as_bytes())?;
    Ok(())
}

impl Host {
    /// What people need to make pieces of their own: for each game in which they can, the words and the bounds.
    pub fn workshop(&self, _: NoArgs) -> Result<Value, CommandError> {
        let all = self.registry().all().find_map(|(_, kind)| kind.workshop());
        all.ok_or_else(|| CommandError::bad("nothing can be made for the games of this version"))
    }

    /// What is said of a draft of a piece: what is wrong with it, and on which boards it would never do anything.
    #[expect(clippy::needless_pass_by_value, reason = "every command owns its arguments, whatever it does with them")]
    pub fn check_piece(&self, args: CheckPieceArgs) -> Result<PieceAnswer, CommandError> {
        Ok(match self.judged(&args.kind, &args.row)? {
            Ok(said) => PieceAnswer { ok: true, reasons: Vec::new(), idle: said["idle"].clone() },
            Err(reasons) => PieceAnswer { ok: false, reasons, idle: json!([]) },
        })
    }

    /// A board that grows as somebody wishes, `{id, game, players, seed, regions?, wildness?}`: as `keep_piece` and a setup take it.
    #[expect(clippy::needless_pass_by_value, reason = "every command owns its arguments, whatever it does with them")]
    pub fn grow_board(&self, args: GrowBoardArgs) -> Result<Value, CommandError> {
        grown(self.registry(), &args)
    }

    fn judged(&self, kind: &str, row: &Value) -> Result<Result<Value, Vec<Reason>>, CommandError> {
        if row.to_string().len() > MAX_PIECE {
            return Err(CommandError::bad(format!("a home-made piece has {MAX_PIECE} bytes at most")));
        }
        let found = self.registry().all().find_map(|(_, known)| known.check_piece(kind, row));
        found.ok_or_else(|| CommandError::bad("no game has pieces of this kind; choose \"race\", \"power\" or \"board\""))
    }

    /// The pieces that were made on this device, the oldest first.
    pub fn shelf(&self, _: NoArgs) -> Result<ShelfAnswer, CommandError> {
        self.enter(|inner| inner.with_shelf(|_| Ok(None)))
    }

    /// Puts a piece on the shelf: a new one, or in place of the one with this key. One that is wrong is refused with all reasons.
    pub fn keep_piece(&self, args: KeepPieceArgs) -> Result<ShelfAnswer, CommandError> {
        if let Err(reasons) = self.judged(&args.kind, &args.row)? {
            return Err(CommandError::BadPiece { reasons });
        }
        self.enter(|inner| {
            inner.with_shelf(|pieces| {
                let known = args.key.as_ref().and_then(|key| pieces.iter().position(|piece| piece.key == *key));
                let key = match args.key {
                    Some(key) if known.is_some() => key,
                    // A piece that was dropped comes back under its key.
                    Some(key) if key.len() == 16 && key.bytes().all(|byte| byte.is_ascii_hexdigit()) => key,
                    Some(_) => return Err(CommandError::bad("the key is none of the shelf")),
                    None => format!("{:016x}", (self.seeds())()?),
                };
                let piece = Piece { key: key.clone(), kind: args.kind, row: args.row };
                match known {
                    Some(at) => pieces[at] = piece,
                    None if pieces.len() < MAX_PIECES => pieces.push(piece),
                    None => {
                        return Err(CommandError::bad(format!(
                            "the shelf has room for {MAX_PIECES} pieces; delete one that is not needed"
                        )));
                    }
                }
                Ok(Some(key))
            })
        })
    }

    /// Takes a piece off the shelf. Games that use it keep theirs; `keep_piece` puts it back.
    #[expect(clippy::needless_pass_by_value, reason = "every command owns its arguments, whatever it does with them")]
    pub fn drop_piece(&self, args: DropPieceArgs) -> Result<ShelfAnswer, CommandError> {
        self.enter(|inner| {
            inner.with_shelf(|pieces| {
                let before = pieces.len();
                pieces.retain(|piece| piece.key != args.key);
                if pieces.len() == before {
                    Err(CommandError::bad("there is no such piece on the shelf"))
                } else {
                    Ok(Some(args.key.clone()))
                }
            })
        })
    }
}

/// A board that grows as somebody wishes.
pub(crate) fn grown(registry: &Registry, args: &GrowBoardArgs) -> Result<Value, CommandError> {
    let grown = registry.all().find_map(|(_, kind)| kind.grow(&args.wish));
    let grown = grown.ok_or_else(|| CommandError::bad("no board can grow for the games of this version"))?;
    grown.map_err(|reasons| CommandError::BadPiece { reasons })
}

impl Inner {
    /// Does `work` on the shelf, and writes it if the work names the key that it changed.
    fn with_shelf(&self, work: impl FnOnce(&mut Vec<Piece>) -> Result<Option<String>, CommandError>) -> Result<ShelfAnswer, CommandError> {
        let store = self.store.as_ref().map_err(Clone::clone)?;
        let mut pieces = read(store)?;
        let key = work(&mut pieces)?;
        if key.is_some() {
            write(store, &pieces)?;
        }
        Ok(ShelfAnswer { pieces, key })
    }
}
