import ArgumentParser
import Exchange
import Formats
import Screens
import Training

/// How the challenge is printed.
struct ChallengeAnswer: ParsableArguments {
  @Flag(help: "Print one JSON object.")
  var json = false

  func show(_ challenge: DailyChallenge) {
    guard json else {
      Console.standardOutput.write(challenge.words + "\n")
      return
    }
    var writer = JSONWriter()
    writer.object { json in
      json.field("exercise", challenge.exercise)
      json.field("done", challenge.done)
      json.field("goal", challenge.goal)
      json.field("left", challenge.left)
      json.field("days", challenge.days)
    }
    Console.standardOutput.write(writer.text + "\n")
  }
}
