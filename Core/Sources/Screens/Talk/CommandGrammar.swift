public import Coaching

/// What the words of a runner mean, without a model: the nearest of the wordings that are known.
///
/// What hurts comes first and is never measured. A wording counts from a likeness of 0.78 on, which took no
/// free sentence for a command when real recognizers were tried.
public enum CommandGrammar {
  /// From how much likeness on words are taken for a wording.
  public static let threshold = 0.78

  // Somebody who says more than this gives no command.
  private static let longestCommand = 80

  /// What words mean.
  public static func meaning(of text: String) -> Meaning {
    let words = PlainWords(text)
    if hurts(words) { return .pain }
    return command(words) ?? subject(of: words)
  }

  private static func command(_ words: PlainWords) -> Meaning? {
    let text = words.text
    guard !text.isEmpty, text.count <= longestCommand else { return nil }
    var best: (meaning: Meaning, likeness: Double)?
    for (meaning, wordings) in wordings + germanWordings {
      for wording in wordings {
        let likeness = Likeness.of(text, Array(wording.utf8))
        // "I do not feel good" is very like "I feel good".
        guard likeness >= threshold, PlainWords(wording).isDenied == words.isDenied else {
          continue
        }
        if likeness > best?.likeness ?? 0 { best = (meaning, likeness) }
      }
    }
    return best?.meaning
  }

  /// Whether somebody has to stop or to be asked to: said once too often does no harm.
  private static func hurts(_ words: PlainWords) -> Bool {
    words.contains(anyOf: alarms + germanAlarms)
      || (calls + germanCalls).contains { words.text == Array($0.utf8) }
      || (words.contains(anyOf: pains + germanPains) && !words.isDenied)
  }

  private static func subject(of words: PlainWords) -> Meaning {
    for (meaning, list) in subjects + germanSubjects where words.contains(anyOf: list) {
      return meaning
    }
    return .aboutAnything
  }

  private static let alarms = [
    "dizzy", "dizziness", "faint", "fainting", "lightheaded", "chest", "collapse", "collapsing",
    "emergency", "ambulance",
  ]

  private static let calls = ["help me", "i need help", "get help", "call for help"]

  private static let pains = [
    "hurt", "hurts", "hurting", "pain", "pains", "painful", "ache", "aches", "aching", "injured",
    "injury", "twisted", "sprained", "limping", "numb",
  ]

  private static let subjects: [(Meaning, [String])] = [
    (
      .aboutFood,
      [
        "gel", "gels", "eat", "eating", "drink", "drinking", "water", "thirsty", "hungry", "food",
        "stomach", "caffeine", "salt", "sugar", "bonk",
      ]
    ),
    (
      .aboutBody,
      [
        "tight", "stiff", "sore", "cramp", "cramps", "stitch", "tired", "exhausted", "calf", "knee",
        "ankle", "foot", "feet", "hamstring", "hip", "back", "shin", "legs", "heavy", "breath",
        "breathing", "blister", "blisters", "shoulder", "sick",
      ]
    ),
    (
      .aboutPace,
      [
        "pace", "fast", "slow", "speed", "quicker", "split", "splits", "behind", "ahead", "target",
        "goal", "finish", "kick",
      ]
    ),
    (
      .aboutWeather,
      [
        "hot", "cold", "rain", "raining", "wind", "windy", "sun", "sunny", "snow", "ice", "hill",
        "hills", "heat", "weather", "dark", "uphill", "downhill",
      ]
    ),
  ]

  private static let wordings: [(Meaning, [String])] = [
    (
      .distance,
      [
        "how far", "how far have i run", "how far have i gone", "how far am i",
        "what is my distance",
        "distance", "my distance", "how many kilometers", "how many miles",
      ]
    ),
    (
      .remaining,
      [
        "how long to go", "how far to go", "how much is left", "how much further", "what is left",
        "how far is it to the finish", "how many kilometers to go", "how many miles to go",
        "how much longer", "how far is left", "how far until the end",
      ]
    ),
    (
      .time,
      [
        "what is my time", "how long have i been running", "how much time has passed",
        "elapsed time", "my time", "time", "how long",
        "what is the time",
      ]
    ),
    (
      .pace,
      [
        "what is my pace", "what pace is this", "how fast am i", "how fast am i going", "how fast",
        "pace", "my pace", "what pace am i running",
      ]
    ),
    (
      .plan,
      [
        "am i on plan", "am i on pace", "am i on target", "am i on track", "am i on schedule",
        "am i ahead", "am i behind", "how am i doing",
      ]
    ),
    (
      .heartRate,
      [
        "what is my heart rate", "what is my pulse", "heart rate", "my heart rate", "pulse",
        "my pulse",
        "how is my heart rate",
      ]
    ),
    (.quiet, ["quiet", "be quiet", "silence", "stop talking", "shut up", "mute"]),
    (
      .speak,
      ["speak again", "talk again", "talk to me", "speak to me", "unmute", "you can talk again"]
    ),
    (.faster, ["faster", "quicker", "faster beat", "a faster beat"]),
    (.slower, ["slower", "slower beat", "a slower beat"]),
    (
      .nextGel,
      [
        "next gel", "when is my next gel", "when is the next gel", "when do i eat",
        "when should i eat",
      ]
    ),
    (.skip, ["skip", "skip this", "skip that", "skip it"]),
    (
      .repeats,
      [
        "repeat", "repeat that", "say that again", "say it again", "what did you say", "pardon",
        "once more", "come again",
      ]
    ),
    (
      .louder,
      ["louder", "speak up", "speak louder", "volume up", "too quiet", "i can not hear you"]
    ),
    (.softer, ["softer", "not so loud", "volume down", "too loud", "speak more softly"]),
    (.pause, ["pause", "pause the run", "pause my run", "pause it", "hold on", "take a break"]),
    (.resume, ["resume", "resume the run", "go on", "continue", "keep going", "unpause"]),
    (
      .end,
      ["end", "end the run", "stop the run", "finish the run", "stop", "end my run", "i am done"]
    ),
    (.help, ["help", "what can i say", "what can i ask", "what can you do", "commands"]),
    (.moment, ["mark this", "mark this spot", "mark this moment", "mark", "mark it"]),
    (.lap, ["lap", "mark a lap", "new lap"]),
    (
      .good,
      [
        "i feel good", "i feel great", "feeling good", "i am feeling good", "i am feeling great",
        "i feel fine", "i feel strong",
      ]
    ),
    (
      .bad,
      [
        "i feel bad", "i feel awful", "i feel terrible", "feeling bad", "i am feeling bad",
        "i do not feel good", "i am not feeling good", "i am struggling", "i feel weak",
      ]
    ),
  ]
}
