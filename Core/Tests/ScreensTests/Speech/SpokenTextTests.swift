import Screens
import Testing
import Training

struct SpokenTextTests {
  @Test(arguments: [
    ("Hold 4:52/km.", "Hold four fifty-two per kilometre."),
    ("Hold 4:52 /km now", "Hold four fifty-two per kilometre now"),
    ("4:05 min/km", "four oh-five per kilometre"),
    ("6:00/km, please", "six minutes flat per kilometre, please"),
    ("8:22/mi", "eight twenty-two per mile"),
    ("4'52\"/km", "four fifty-two per kilometre"),
    ("4′52″/km", "four fifty-two per kilometre"),
    ("You're at 168 bpm!", "You're at one hundred and sixty-eight beats per minute!"),
    ("5km done", "five kilometres done"),
    ("10 k to go", "ten k to go"),
    ("a 10K race", "a ten k race"),
    ("1 km left", "one kilometre left"),
    ("400m", "four hundred metres"),
    ("3.24 mi", "three point two four miles"),
    ("1:02:05 so far", "one hour, two minutes and five seconds so far"),
    ("51:57", "fifty-one fifty-seven"),
    ("85%", "eighty-five percent"),
    ("85 % there", "eighty-five percent there"),
    ("2-3 sips", "two to three sips"),
    ("2–3 km", "two to three kilometres"),
    ("tempo 3-1-1-0", "tempo three one one zero"),
    ("4:50-5:00/km", "four fifty to five minutes flat per kilometre"),
    ("#1", "number one"),
    ("You are #1!", "You are number one!"),
    ("the 1st, 2nd and 23rd", "the first, second and twenty-third"),
    (
      "1,000 metres or 42,195 m",
      "one thousand metres or forty-two thousand one hundred and ninety-five metres"
    ),
    ("1,2 and 3", "one, two and three"),
    ("5.5.", "five point five."),
    ("v1.2.3", "v one point two point three"),
    ("12 km/h", "twelve kilometres per hour"),
    ("60 g/h", "sixty grams per hour"),
    ("8 s/km", "eight seconds per kilometre"),
    ("20°C", "twenty degrees Celsius"),
    ("30s on, 90 s off", "thirty seconds on, ninety seconds off"),
    ("3x 400m", "three times four hundred metres"),
    ("3 x 400 m", "three times four hundred metres"),
    ("6×800m", "six times eight hundred metres"),
    ("8/10", "eight out of ten"),
    ("1/2 done", "one half done"),
    ("24/7", "twenty-four seven"),
    ("21/11/2026", "twenty-one eleven two thousand and twenty-six"),
    ("VO2max", "VO two max"),
    ("007", "zero zero seven"),
    ("1234567890", "one two three four five six seven eight nine zero"),
    ("at 5:30 pm", "at five thirty pm"),
    ("at 5:00 pm", "at five pm"),
    ("3:30 h", "three hours and thirty minutes"),
    ("-5 and +3", "minus five and plus three"),
    ("~5 min", "about five minutes"),
    ("HR 150", "heart rate one hundred and fifty"),
    ("Well... okay…", "Well, okay."),
    ("Go on!!! Really?!", "Go on! Really?"),
    ("No - stop — now", "No, stop, now"),
    ("twenty-one, top-notch", "twenty-one, top-notch"),
    ("See https://example.org/a?b=1. Now run.", "See. Now run."),
    ("See www.example.org and run", "See and run"),
    ("Great 🎉🏃‍♀️ run ❤️", "Great run"),
    ("**bold** `code` _it_", "bold code it"),
    ("<speak>Hi <break time=\"1s\"/>there</speak>", "Hi there"),
    ("HR < 150 & pace > 5", "heart rate less than one hundred and fifty and pace more than five"),
    ("“Quoted” ‘text’ isn’t", "Quoted text isn't"),
    ("{unknown_name} stays", "unknown name stays"),
    ("line\none\ttwo\u{7}", "line one two"),
    ("  spaces   everywhere ", "spaces everywhere"),
    ("Hello,world", "Hello, world"),
    ("Zone IV, naïve café", "Zone IV, naïve café"),
    ("and/or", "and or"),
    ("", ""), ("...", ""), ("🎉", ""),
  ])
  func `makes English fit for a voice`(text: String, words: String) {
    #expect(SpokenText.words(for: text) == words)
  }

  @Test(arguments: [
    ("Noch 5 km bei 4:52/km!", "Noch 5 km bei 4 52/km!"),
    ("1:02:05 bis jetzt … weiter", "1 02 05 bis jetzt , weiter"),
    ("Vite 🎉 https://example.org <b>là</b>", "Vite là"),
    ("168 bpm – ruhig", "168 bpm, ruhig"),
  ])
  func `leaves digits to the voices of other languages`(text: String, words: String) {
    #expect(SpokenText.words(for: text, language: "de-DE") == words)
  }

  @Test func `takes every tag of English for English`() {
    for tag in ["en", "en-GB", "en_us", "EN"] {
      #expect(SpokenText.words(for: "5 km", language: tag) == "five kilometres")
    }
    #expect(SpokenText.words(for: "5 km", language: "eng-x") == "5 km")
  }

  @Test func `says the same when it is asked twice`() {
    for text in ["4:52/km at 168 bpm, 85% of 42,195 m", "3x400m... #1 & 2-3"] {
      let once = SpokenText.words(for: text)
      #expect(SpokenText.words(for: once) == once)
    }
  }

  @Test func `never lets a figure or markup through`() {
    let pieces = [
      "5", ":", "07", "/", "km", " ", "-", ".", ",", "#", "%", "<", "b>", "&", "'", "\"", "x", "–",
      "…", "{", "}", "99999999999", "°", "+", "~", "é", "\u{0}", "\u{1}", "\u{2}", "🎉", "!", "?",
      "st", "k", "http://", "1", "00", "min", "(", ")", "[", "\\", "=", "@",
    ]
    var seed = Seed(7)
    for _ in 0..<20_000 {
      var text = ""
      for _ in 0..<(1 + seed.below(9)) { text += pieces[seed.below(pieces.count)] }
      let words = SpokenText.words(for: text)
      let isClean = words.unicodeScalars.allSatisfy { scalar in
        scalar.value >= 32 && !"0123456789<>&{}#\"".unicodeScalars.contains(scalar)
      }
      #expect(
        isClean && !words.contains("  ") && !words.hasPrefix(" ") && !words.hasSuffix(" "),
        "\(text.debugDescription) became \(words.debugDescription)"
      )
    }
  }
}
