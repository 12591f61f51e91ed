from datetime import timedelta

from genesis_protocol import RateLimited, RateLimiter

standard = RateLimiter.default()
print(f"standard: {standard.remaining(timedelta(0))} left")

# At most two messages in any 10 seconds.
limiter = RateLimiter(2, timedelta(seconds=10))
for second in [0, 4, 9, 10]:
    now = timedelta(seconds=second)
    try:
        limiter.allow(now)
        print(f"{second} s: {limiter.remaining(now)} left")
    except RateLimited as error:
        print(f"{second} s: {error}")
