//! Finds every type that crosses the wire below those it is shown, each for the file of the crate it comes from.

use std::{
    any::{TypeId, type_name},
    collections::BTreeSet,
};

use ts_rs::{Config, TS, TypeVisitor};

use super::tidy::tidy;

/// One declaration.
pub(super) struct Declared {
    /// The crate it comes from.
    pub origin: &'static str,
    /// Its name in TypeScript.
    pub name: String,
    /// Documentation and declaration.
    pub text: String,
}

/// Declarations, in the order in which they were found.
pub(super) struct Gathered {
    config: Config,
    seen: BTreeSet<TypeId>,
    pub declared: Vec<Declared>,
}

/// Numbers are plain numbers: none on the wire is larger than a JavaScript number holds exactly.
pub(super) fn config() -> Config {
    Config::new().with_large_int("number")
}

/// Documentation and declaration of a type. What it takes in of a game's refusal is named, not written out.
pub(super) fn declaration<T: TS + ?Sized>(config: &Config) -> String {
    let declared = T::decl(config).replace(&smallworld::Refusal::inline_flattened(config), "Refusal");
    tidy(&format!("{}export {declared}", T::docs().unwrap_or_default()))
}

impl Gathered {
    /// Everything that `T` is made of, itself included.
    pub fn of<T: TS + 'static>() -> Self {
        let mut all = Self { config: config(), seen: BTreeSet::new(), declared: Vec::new() };
        all.visit::<T>();
        all
    }

    /// The declarations of a crate: what all others hang on, then the rest by name. The order in which they are found is the compiler's.
    pub fn of_crate(&self, origin: &str) -> Vec<&Declared> {
        let mut found: Vec<_> = self.declared.iter().filter(|declared| declared.origin == origin).collect();
        found.sort_by_key(|declared| (declared.name != "Wire", &declared.name));
        found
    }
}

impl TypeVisitor for Gathered {
    fn visit<T: TS + 'static + ?Sized>(&mut self) {
        if !self.seen.insert(TypeId::of::<T>()) {
            return;
        }
        if T::output_path().is_some() {
            let origin = type_name::<T>().split("::").next().unwrap_or_default();
            let name = T::ident(&self.config);
            let twice = self.declared.iter().any(|other| (other.origin, &other.name) == (origin, &name));
            assert!(!twice, "{origin} has two types that are both called {name} for the screens");
            self.declared.push(Declared { origin, name, text: declaration::<T>(&self.config) });
        }
        T::visit_dependencies(self);
        T::visit_generics(self);
    }
}
