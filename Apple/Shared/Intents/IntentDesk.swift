/// Hands the app to its intents.
struct IntentDesk: Sendable {
  let desk: any WorkoutDesk
}
