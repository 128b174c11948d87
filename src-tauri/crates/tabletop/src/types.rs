//! The types of what crosses the wire, for the screens: how numbers that name something and values that are written by a word are declared in
//! TypeScript. All else is declared by `ts_rs` from the Rust types themselves.

use std::marker::PhantomData;

use ts_rs::{Config, TS, TypeVisitor};

use crate::{Seat, Switches};

/// Declares types that are written as the bare number: `declare_numbers!(Seat, "What it is."; …)`. The crate that uses it depends on `ts_rs`.
#[macro_export]
macro_rules! declare_numbers {
    ($($type:ident, $docs:literal;)*) => {$(
        $crate::declare_as!($type, $docs, false, |_cfg| "number".to_owned());
    )*};
}

/// Declares types that are written as one of a list of words: `declare_words!(Race, "What it is.", ["elves", …]; …)`. The crate that uses it depends on
/// `ts_rs`.
#[macro_export]
macro_rules! declare_words {
    ($($type:ident, $docs:literal, $words:expr;)*) => {$(
        $crate::declare_as!($type, $docs, true, |_cfg| {
            let words: Vec<String> = $words.into_iter().map(|word| format!("\"{word}\"")).collect();
            words.join(" | ")
        });
    )*};
}

/// Declares a type under its own name: documentation, whether it is one of a list of words, and what it is in TypeScript.
#[macro_export]
macro_rules! declare_as {
    ($type:ident, $docs:literal, $is_enum:literal, |$cfg:ident| $inline:expr) => {
        impl ::ts_rs::TS for $type {
            type WithoutGenerics = Self;
            type OptionInnerType = Self;
            const IS_ENUM: bool = $is_enum;

            fn docs() -> Option<String> {
                Some(concat!("/**\n * ", $docs, "\n */\n").to_owned())
            }

            fn name(_: &::ts_rs::Config) -> String {
                stringify!($type).to_owned()
            }

            fn inline($cfg: &::ts_rs::Config) -> String {
                $inline
            }

            fn decl(cfg: &::ts_rs::Config) -> String {
                format!("type {} = {};", stringify!($type), <Self as ::ts_rs::TS>::inline(cfg))
            }

            fn decl_concrete(cfg: &::ts_rs::Config) -> String {
                <Self as ::ts_rs::TS>::decl(cfg)
            }

            fn output_path() -> Option<::std::path::PathBuf> {
                Some(concat!(stringify!($type), ".ts").into())
            }
        }
    };
}

declare_numbers! {
    Seat, "A place at the table, counted clockwise from 0.";
}

/// Only those that differ from the default are written, and any of them is read.
impl<S: TS + 'static> TS for Switches<S> {
    type WithoutGenerics = Self;
    type OptionInnerType = Self;

    fn name(cfg: &Config) -> String {
        format!("{{ [key in {}]?: boolean }}", S::name(cfg))
    }

    fn inline(cfg: &Config) -> String {
        Self::name(cfg)
    }

    fn visit_dependencies(visitor: &mut impl TypeVisitor) {
        S::visit_dependencies(visitor);
    }

    fn visit_generics(visitor: &mut impl TypeVisitor) {
        visitor.visit::<S>();
    }
}

/// Stands in a declaration for a map that has a value for every key.
#[derive(Debug)]
pub struct EveryOne<K, V>(PhantomData<(K, V)>);

impl<K: TS + 'static, V: TS + 'static> TS for EveryOne<K, V> {
    type WithoutGenerics = Self;
    type OptionInnerType = Self;

    fn name(cfg: &Config) -> String {
        format!("Record<{}, {}>", K::name(cfg), V::name(cfg))
    }

    fn inline(cfg: &Config) -> String {
        Self::name(cfg)
    }

    fn visit_generics(visitor: &mut impl TypeVisitor) {
        visitor.visit::<K>();
        visitor.visit::<V>();
    }
}
