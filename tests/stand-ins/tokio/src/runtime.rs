//! What the attributes call.

use std::future::Future;
use std::sync::Arc;
use std::task::{Context, Poll, Wake, Waker};
use std::thread::{self, Thread};

struct Unpark(Thread);

impl Wake for Unpark {
    fn wake(self: Arc<Self>) {
        self.0.unpark();
    }
}

/// Runs a future to its end on this thread, which sleeps while the future waits for another one.
pub fn block_on<F: Future>(future: F) -> F::Output {
    let waker = Waker::from(Arc::new(Unpark(thread::current())));
    let mut context = Context::from_waker(&waker);
    let mut future = Box::pin(future);
    loop {
        match future.as_mut().poll(&mut context) {
            Poll::Ready(output) => return output,
            Poll::Pending => thread::park(),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::pin::Pin;

    /// Starts a thread at the first look, is woken by it, and is ready at the second.
    struct Woken {
        has_waited: bool,
    }

    impl Future for Woken {
        type Output = ();

        fn poll(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<()> {
            if self.has_waited {
                return Poll::Ready(());
            }
            self.has_waited = true;
            let waker = context.waker().clone();
            thread::spawn(move || waker.wake());
            Poll::Pending
        }
    }

    #[test]
    fn gives_back_what_the_future_gives() {
        assert_eq!(block_on(async { 1 + 1 }), 2);
    }

    #[test]
    fn waits_until_another_thread_wakes_it() {
        block_on(Woken { has_waited: false });
    }
}
