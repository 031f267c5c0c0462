import Foundation

// The only place in the tests that waits by the clock: another process gives no sign of what it has
// come to. Whatever happens in this process is waited for by what it signals.

/// Looks again and again until something has come about; machines that are busy need long.
func comesAbout(
  within seconds: Int = 120,
  every pause: Duration = .milliseconds(20),
  _ condition: () throws -> Bool
) rethrows -> Bool {
  let end = ContinuousClock.now + .seconds(seconds)
  while ContinuousClock.now < end {
    if try condition() { return true }
    letRun(for: pause)
  }
  return false
}

/// Lets another process run for a while, to meet it at a moment that nobody chose.
func letRun(for duration: Duration) {
  usleep(useconds_t(duration / .microseconds(1)))
}
