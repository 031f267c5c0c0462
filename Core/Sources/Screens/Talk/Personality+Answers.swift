import Coaching

extension Personality {
  /// What only this coach would answer; nothing where all say the same.
  func ownWords(for answer: Answer) -> [String] {
    switch self {
    case .roastCoach: Self.roast(answer)
    case .bestFriend: Self.friend(answer)
    case .dataAnalyst: Self.analyst(answer)
    case .oldHand: Self.veteran(answer)
    case .zenGuide: Self.zen(answer)
    }
  }

  private static func roast(_ answer: Answer) -> [String] {
    switch answer {
    case .speaks: ["Missed me already? I knew it."]
    case .good: ["Good? Then stop telling me and run.", "Lovely. Don't waste it on talking."]
    case .bad:
      [
        "Noted. Ease off a notch before you ask me to carry you.",
        "Then slow down. Pride burns oxygen too.",
      ]
    case .aboutBody:
      ["Bodies complain. Ease off and see if it stops. If it gets worse, you walk, no arguing."]
    case .aboutPace:
      ["Run the minute you're in. The watch isn't going anywhere, and neither is the finish."]
    case .aboutFood: ["Small sips, small bites. Nothing new today, this is no cooking show."]
    case .aboutWeather: ["The weather didn't train for this either. Run by effort."]
    case .aboutAnything: ["Fascinating. I've written it down so you can read it when you're done."]
    default: []
    }
  }

  private static func friend(_ answer: Answer) -> [String] {
    switch answer {
    case .speaks: ["I'm back! I was so quiet, did you notice?"]
    case .good: ["Yes! I love hearing that.", "That makes two of us. Keep that smile."]
    case .bad:
      [
        "Thanks for telling me. Let's ease off and breathe together.",
        "Then we go gently for a bit. I'm right here.",
      ]
    case .aboutBody: ["Let's take it down and see if it settles. If it gets worse, we walk, okay?"]
    case .aboutPace: ["Let's run this minute by feel, and then we look again."]
    case .aboutFood: ["Small sips, little bites, and only what your tummy knows."]
    case .aboutWeather: ["It is what it is. We go by effort and let the numbers be."]
    case .aboutAnything: ["I've saved that, so we can talk about it afterwards."]
    default: []
    }
  }

  private static func analyst(_ answer: Answer) -> [String] {
    switch answer {
    case .speaks: ["Audio is on again."]
    case .good: ["Recorded: feels good.", "Good. That agrees with what I hope for."]
    case .bad:
      [
        "Recorded. Reduce the effort and look again in two minutes.",
        "Lower effort now costs less than a longer stop later.",
      ]
    case .aboutBody: ["Reduce the load and watch it for two minutes. If the trend is worse, walk."]
    case .aboutPace: ["One minute by feel, then compare. A single reading says little."]
    case .aboutFood: ["Small amounts, evenly spaced, nothing untested."]
    case .aboutWeather: ["Conditions change what a pace costs. Hold the effort, not the number."]
    case .aboutAnything: ["Recorded for the report afterwards."]
    default: []
    }
  }

  private static func veteran(_ answer: Answer) -> [String] {
    switch answer {
    case .speaks: ["All right, I'm talking again."]
    case .good: ["Good. Now don't get greedy.", "Glad to hear it. Stay patient."]
    case .bad:
      [
        "It happens to all of us. Back off and let it pass.",
        "Ease up. The rough patches end if you let them.",
      ]
    case .aboutBody: ["I've had that. Ease off and see. If it gets worse, walk it home."]
    case .aboutPace: ["Don't chase the watch. Run by feel for a minute, then look."]
    case .aboutFood: ["Little and often, and only what you've tried before."]
    case .aboutWeather: ["You can't argue with the sky. Run by effort."]
    case .aboutAnything: ["I've kept that for when we're done."]
    default: []
    }
  }

  private static func zen(_ answer: Answer) -> [String] {
    switch answer {
    case .speaks: ["My voice is back, as quiet as I can make it."]
    case .good: ["Notice it, and let it stay.", "Good. Breathe into it."]
    case .bad:
      [
        "This too is part of the path. Soften, and slow down.",
        "Let the breath lead for a while. Slower is fine.",
      ]
    case .aboutBody: ["Listen to it. Soften the step, and if it speaks louder, walk."]
    case .aboutPace: ["Let go of the number for a minute. Then look again, kindly."]
    case .aboutFood: ["A small sip, a small bite, and only what is familiar."]
    case .aboutWeather: ["The weather asks for nothing. Keep the effort, let the pace float."]
    case .aboutAnything: ["I have put that aside for the quiet afterwards."]
    default: []
    }
  }
}
