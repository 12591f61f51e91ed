//! Stand-in for the attributes of the async runtime. Use them as `tokio::main` and `tokio::test`.
#![forbid(unsafe_code)]
#![warn(missing_docs)]

// Known to cargo without being told, but not to a bare call of the compiler.
extern crate proc_macro;

use proc_macro::{Delimiter, Group, TokenStream, TokenTree};

/// Turns `async fn main() { .. }` into a `main` that runs the body to its end. Arguments of the attribute
/// are ignored: there is one way to run.
#[proc_macro_attribute]
pub fn main(_arguments: TokenStream, item: TokenStream) -> TokenStream {
    blocking(item, "")
}

/// Turns an `async fn` into a unit test that runs the body to its end.
#[proc_macro_attribute]
pub fn test(_arguments: TokenStream, item: TokenStream) -> TokenStream {
    blocking(item, "#[::core::prelude::v1::test]")
}

/// A function of the same signature without `async`, which holds the original and runs it: so the
/// compiler's messages keep pointing at what the reader wrote.
fn blocking(item: TokenStream, attribute: &str) -> TokenStream {
    let tokens: Vec<TokenTree> = item.into_iter().collect();
    let start = match tokens.iter().position(|token| is_word(token, "async")) {
        Some(start) if is_word(&tokens[start + 1], "fn") => start,
        _ => return parsed("::core::compile_error!(\"the function must be an `async fn`\");"),
    };
    // What stands before `async` are attributes and the visibility; the last token is the body.
    let (before, original) = tokens.split_at(start);
    let signature = &original[1..original.len() - 1];
    let call = parsed(&format!("::tokio::runtime::block_on({}())", signature[1]));
    let body = original.iter().cloned().chain(call).collect();

    let mut function = parsed(attribute);
    function.extend(before.iter().chain(signature).cloned());
    function.extend([TokenTree::from(Group::new(Delimiter::Brace, body))]);
    function
}

fn is_word(token: &TokenTree, word: &str) -> bool {
    matches!(token, TokenTree::Ident(ident) if ident.to_string() == word)
}

fn parsed(code: &str) -> TokenStream {
    code.parse().expect("the code above is valid")
}
