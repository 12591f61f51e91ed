//! Giving way to other futures.

use std::future::Future;
use std::pin::Pin;
use std::task::{Context, Poll};

/// Lets other futures run once before it goes on.
pub async fn yield_now() {
    YieldOnce { has_yielded: false }.await;
}

struct YieldOnce {
    has_yielded: bool,
}

impl Future for YieldOnce {
    type Output = ();

    fn poll(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<()> {
        if self.has_yielded {
            return Poll::Ready(());
        }
        self.has_yielded = true;
        context.waker().wake_by_ref();
        Poll::Pending
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::runtime::block_on;
    use std::cell::RefCell;

    async fn note(name: &'static str, notes: &RefCell<Vec<&'static str>>) {
        notes.borrow_mut().push(name);
        yield_now().await;
        notes.borrow_mut().push(name);
    }

    /// Polls both in turn until the second is ready.
    struct Both<F>(Pin<Box<F>>, Pin<Box<F>>);

    impl<F: Future> Future for Both<F> {
        type Output = ();

        fn poll(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<()> {
            let _ = self.0.as_mut().poll(context);
            self.1.as_mut().poll(context).map(|_| ())
        }
    }

    #[test]
    fn lets_others_run_once() {
        let notes = RefCell::new(Vec::new());
        let (first, second) = (note("first", &notes), note("second", &notes));
        block_on(Both(Box::pin(first), Box::pin(second)));
        let notes = notes.into_inner();
        assert_eq!(notes, ["first", "second", "first", "second"]);
    }
}
