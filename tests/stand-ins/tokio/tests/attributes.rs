//! The attributes as a program uses them.

use std::time::Duration;

mod plain {
    #[tokio::main]
    pub async fn main() {
        tokio::task::yield_now().await;
    }
}

mod with_result {
    use super::Duration;
    use std::num::ParseIntError;

    #[tokio::main(flavor = "current_thread")]
    pub(super) async fn main() -> Result<(), ParseIntError> {
        tokio::time::sleep(Duration::from_millis(100)).await;
        "seven".parse::<u32>()?;
        Ok(())
    }
}

#[test]
fn main_runs_to_its_end() {
    plain::main();
}

#[test]
fn main_gives_back_its_result() {
    let error = with_result::main().unwrap_err();
    assert_eq!(error.to_string(), "invalid digit found in string");
}

/// With a comment, which is an attribute too.
#[tokio::test]
async fn a_test_may_be_async() {
    tokio::task::yield_now().await;
}

#[tokio::test]
#[should_panic(expected = "on purpose")]
async fn a_failing_async_test_fails() {
    panic!("on purpose");
}
