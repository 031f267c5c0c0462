import Coaching
import Exchange
import Testing
import Training

/// What a script must not tell anybody, whoever wrote it.
struct SafetyLintTests {
  /// The sentences about a line of a script, without the place.
  private func notes(_ line: String) -> [Diagnostic] {
    let text = """
      {"id": "mine", "messages": [
        {"id": "m", "triggerSpec": {"type": "time", "atSeconds": 5}, "text": "\(line)"}
      ]}
      """
    return Script.read(Array(text.utf8), reviewingSafety: true).diagnostics
  }

  @Test(arguments: [
    "Take 200 g of sugar now.", "Take two hundred grams of sugar.", "200g sugar, go!",
    "Drink three litres at the next table.", "Now drink 1.5 l of water.",
    "Drink one and a half liters an hour.", "A litre of water at once.",
    "Carbs: 150 g per hour.", "Swallow four gels.", "Take 8 g salt.", "Take 500 mg of caffeine.",
    "Take two ibuprofen.", "An aspirin helps.", "Ignore the pain.", "Push through the pain!",
    "No pain, no gain.", "Run until you puke.", "Forget that ache in the knee.",
  ])
  func `refuses what nobody should be told`(line: String) {
    #expect(notes(line).map(\.severity) == [.error], "\(line): \(notes(line))")
  }

  @Test(arguments: [
    "Take 70 g of carbs.", "Drink 600 ml at this table.", "Take three gels.",
    "Drink 900 ml an hour.", "Don't stop now.", "No ibuprofen on the run, please.",
    "Burn that belly fat.", "You could lose weight.",
  ])
  func `warns of what is doubtful`(line: String) {
    #expect(notes(line).map(\.severity) == [.warning], "\(line): \(notes(line))")
  }

  @Test(arguments: [
    "Take a gel now, 25 g.", "30 to 60 g of carbs an hour.", "Drink 150 ml, by thirst.",
    "500 ml an hour is plenty.", "A few sips of water.", "200 m to the hill.",
    "200 meters. Go!", "Three kilometers to go.", "Don't ignore the pain: ease off.",
    "If it hurts, walk.", "Stop if there is pain in the chest.", "One hundred and eighty steps.",
    "At {distance}, {split}. Water?", "Five gels in your belt is a lot of luggage.",
    "Keep your weight over the foot.", "Breathe into the belly.",
  ])
  func `says nothing of what is sound advice`(line: String) {
    #expect(notes(line).isEmpty, "\(line): \(notes(line))")
  }

  @Test func `gives line and column, what is much and what is usual`() {
    #expect(
      notes("Now take 200 g of sugar.").map(\.description) == [
        "2:82: error: in the text of message \"m\", \"200 g\" is much carbohydrate at once; "
          + "30 to 60 g an hour are usual; more takes a mixture of sugars and practice"
      ]
    )
  }

  @Test func `leaves a script as it is that was kept with a run`() {
    let text = """
      {"id": "mine", "messages": [
        {"id": "m", "triggerSpec": {"type": "time", "atSeconds": 5}, "text": "200 g of sugar."}
      ]}
      """
    let (script, diagnostics) = Script.read(Array(text.utf8))
    #expect(script?.messages.count == 1 && diagnostics.isEmpty)
  }
}
