import Screens

extension GymScreen {
  /// How the workout stands, for who only listens: "Push-Up · 3 sets of 12 reps · 12:31".
  var inOneLine: String {
    [exercise, dose, elapsed].filter { !$0.isEmpty }.joined(separator: " · ")
  }
}
