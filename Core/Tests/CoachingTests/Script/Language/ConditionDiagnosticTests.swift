import Coaching
import Testing
import Training

struct ConditionDiagnosticTests {
  @Test(
    arguments: [
      ("", "1:1: error: found nothing, expected a comparison such as `distance > 8000`"),
      ("hr = 150", "1:4: error: found `=`, expected `==`; write `==`"),
      ("hr > 1 && cadence > 2", "1:8: error: found `&&`, expected AND; write AND"),
      ("hr > 1 & cadence > 2", "1:8: error: found `&`, expected AND; write AND"),
      ("hr > 1 || cadence > 2", "1:8: error: found `||`, expected OR; write OR"),
      ("hr > 1 | cadence > 2", "1:8: error: found `|`, expected OR; write OR"),
      ("!(hr > 150)", "1:1: error: found `!`, expected NOT; write NOT"),
      ("hr ≥ 150", "1:4: error: found `≥`, expected `>=`; write `>=`"),
      ("hr => 150", "1:4: error: found `=>`, expected `>=`; write `>=`"),
      ("hr <> 150", "1:4: error: found `<>`, expected `!=`; write `!=`"),
      ("hr > 150 %", "1:10: error: found `%`, which conditions do not have"),
      ("pace > 300", "1:1: error: found `pace`, expected a variable; write `current_pace`"),
      ("distanse > 5", "1:1: error: found `distanse`, expected a variable; write `distance`"),
      ("HR > 150", "1:1: error: found `HR`, expected a variable; write `hr`"),
      (
        "weather > 5",
        """
        1:1: error: found `weather`, expected a variable; the variables are distance, duration, \
        current_pace, avg_pace, target_pace, pace_3min_ratio, hr, hr_zone, cadence, \
        time_of_day_hour
        """
      ),
      ("max(hr, 5) > 1", "1:1: error: found the function `max`, expected a variable"),
      (
        "1 < hr_zone < 3",
        """
        1:13: error: found a second comparison `<`, expected AND, OR or the end; \
        write `1 < hr_zone AND hr_zone < 3`
        """
      ),
      (
        "(hr > 150) == (cadence > 170)",
        """
        1:1: error: found the comparison `(hr > 150)` beside `==`, expected a number; \
        join comparisons with AND or OR
        1:15: error: found the comparison `(cadence > 170)` beside `==`, expected a number; \
        join comparisons with AND or OR
        """
      ),
      (
        "hr > 150 OR 160",
        """
        1:13: error: found the number `160` beside `OR`, expected a comparison; \
        compare it, such as `160 > 0`
        """
      ),
      (
        "distance",
        """
        1:1: error: found the number `distance` as the whole condition, expected a comparison; \
        compare it, such as `distance > 0`
        """
      ),
      (
        "avg_pace > 5:30",
        "1:12: error: found `5:30`, expected a plain number; "
          + "times and paces are in seconds: write 330"
      ),
      ("distance > 8km", "1:12: error: found `8km`, expected a number without a unit; write 8000"),
      (
        "pace_3min_ratio > 1,05",
        "1:19: error: found `1,05`, expected a number with a decimal point; "
          + "write 1.05"
      ),
      (
        "hr > 85%",
        "1:6: error: found `85%`, expected a plain number; "
          + "a share is a fraction: write 0.85"
      ),
      ("hr > 1e999", "1:6: error: found the number `1e999`, too large to hold"),
      ("hr >", "1:5: error: found the end, expected a number, a variable or `(`"),
      ("hr > 150)", "1:9: error: found `)`, expected AND, OR, an operator or the end"),
      ("(hr > 150", "1:10: error: found the end, expected `)` for the `(` at 1"),
      (
        "hr > 150 cadence < 2",
        "1:10: error: found `cadence`, expected AND, OR, an operator or the end"
      ),
      (
        "hr > 150 AND\n  cadense < 2",
        "2:3: error: found `cadense`, expected a variable; write `cadence`"
      ),
      (
        "„hr“ > 150",
        "1:1: error: found `„`, which conditions do not have\n"
          + "1:4: error: found `“`, which conditions do not have"
      ),
    ]
  )
  func `says what it found and what to write`(text: String, said: String) {
    let (condition, diagnostics) = Condition.parse(text)
    #expect(condition == nil)
    #expect(diagnostics.map(\.description).joined(separator: "\n") == said)
  }

  @Test(
    arguments: [
      ("1 < 2", "1:1: warning: `1 < 2` is always true"),
      ("hr > 150 AND 3 > 7 - 1", "1:14: warning: `3 > 7 - 1` is never true"),
      ("hr_zone > 5", "1:1: warning: `hr_zone > 5` is never true: hr_zone is a zone from 0 to 5"),
      (
        "avg_pace < 5.5",
        """
        1:1: warning: `avg_pace < 5.5` is never true: \
        avg_pace is seconds for a kilometre (5:00 is 300)
        """
      ),
      (
        "24 <= time_of_day_hour",
        """
        1:1: warning: `24 <= time_of_day_hour` is never true: \
        time_of_day_hour is an hour from 0 to 23
        """
      ),
      (
        "distance == 5000",
        "1:1: warning: distance is hardly ever exactly 5000; write `distance >= 5000`"
      ),
      (
        "distance > 8",
        "1:1: warning: `distance > 8` compares with 8 meters; for kilometers write 8000"
      ),
      ("hr > hr", "1:1: warning: `hr > hr` compares a value with itself"),
      ("hr / 0 > 1", "1:4: warning: a division by zero is unknown and never fires"),
    ]
  )
  func `doubts what is hardly meant`(text: String, said: String) {
    let (condition, diagnostics) = Condition.parse(text)
    #expect(condition != nil)
    #expect(diagnostics.map(\.description).joined(separator: "\n") == said)
  }

  @Test(
    arguments: [
      "pace_3min_ratio > 1.05 AND distance > 8000", "hr_zone >= 4 AND distance > 25000",
      "hr_zone == 5", "time_of_day_hour >= 20 OR time_of_day_hour < 6", "cadence < 160",
      "avg_pace > target_pace * 1.03", "hr > 0.9 * 185", "hr > 0 AND distance > 5000",
    ]
  )
  func `has nothing to say of a good one`(text: String) {
    let (condition, diagnostics) = Condition.parse(text)
    #expect(condition != nil)
    #expect(diagnostics == [])
  }

  @Test func `refuses fifty thousand terms without an overflow`() {
    let chain = "hr" + String(repeating: " + 1", count: 50_000) + " > 1"
    #expect(said(chain) == "1:2049: error: found 200006 bytes, expected at most 2048")
    let shorter = "hr" + String(repeating: "+1", count: 1_000) + ">1"
    #expect(said(shorter) == "1:1: error: found more than 256 parts, expected fewer")
  }

  @Test func `refuses what is nested too deeply`() {
    for prefix in ["(", "NOT ", "-"] {
      let text = String(repeating: prefix, count: 65)
      #expect(said(text).hasSuffix("error: found parts nested deeper than 64, expected fewer"))
    }
    let nested = String(repeating: "(", count: 64) + "hr > 150" + String(repeating: ")", count: 64)
    #expect(said(nested) == "")
  }

  private func said(_ text: String) -> String {
    Condition.parse(text).diagnostics.map(\.description).joined(separator: "\n")
  }
}
