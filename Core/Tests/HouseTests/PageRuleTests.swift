import Foundation
import Testing

// Rules that a page has no business with: the core reads what people type, knows days, compares names,
// puts lists in order and adds up. What looks like one and is none is named here, with its reason.
struct PageRuleTests {
  /// A sign of such a rule, and the scripts in which it is none.
  struct Rule: CustomTestStringConvertible, Sendable {
    let testDescription: String
    /// Letters without which a script has no such sign.
    let letters: [String]
    let sign: @Sendable (Substring) -> Bool
    let allowed: Set<String>
  }

  private static let rules = [
    // Which of its own places, choices or buttons was touched, and what its own servers say in headers.
    Rule(
      testDescription: "reads no number that somebody typed",
      letters: ["Number(", "parseFloat(", "parseInt(", ".valueAsNumber", ".replace(\",\""],
      sign: {
        $0.contains(#/\b(Number|parseFloat|parseInt)\(|\.valueAsNumber|\.replace\(",", "\."\)/#)
      },
      allowed: [
        "elements/history/activity-edit.js", "elements/history/activity-view.js",
        "elements/history/comparison-view.js",
        "elements/log/daily-challenge.js",
        "elements/metronome/metronome-page.js", "elements/metronome/metronome-panel.js",
        "elements/metronome/metronome-strip.js", "elements/run/plan-form.js",
        "elements/history/remarks-form.js",
        "elements/run/run-screen.js", "elements/gym/workout-form.js",
        "elements/gym/workout-view.js",
        "history/record-client.js", "link/rehearsal.js", "link/server-lane.js",
        "link/server-requests.js", "run/plan-fields.js", "sound/lock-screen.js",
        "sound/run-sound.js",
      ]
    ),
    // How long a store keeps what a server has, and what day it is on this device's clock.
    Rule(
      testDescription: "knows no days",
      letters: ["toDateString", "Day(", "Date(", "Month(", "FullYear(", "Hours(", "400", "600"],
      sign: {
        $0.contains(
          #/toDateString|\.(get|set)(UTC)?(Day|Date|Month|FullYear|Hours)\(|86_?400|24 \* 3_?600/#
        )
      },
      allowed: ["link/journal-store.js", "run/day-here.js"]
    ),
    // What must be typed to erase everything, and which voice of a browser speaks a language.
    Rule(
      testDescription: "compares no names",
      letters: ["toLowerCase(", "localeCompare(", "normalize("],
      sign: { $0.contains(#/toLowerCase\(|localeCompare\(|normalize\(/#) },
      allowed: ["elements/settings/erase-form.js", "sound/browser-voice.js"]
    ),
    // Which of the sessions of this device is offered first.
    Rule(
      testDescription: "puts nothing in order",
      letters: [".sort(", ".toSorted("],
      sign: { $0.contains(#/\.(sort|toSorted)\(/#) },
      allowed: ["link/journal-store.js"]
    ),
    // A page that asked the browser itself would write "4:25 AM" beside "07:30", and "11/23/2026".
    Rule(
      testDescription: "writes days and times of day in one way",
      letters: ["toLocale", "DateTimeFormat"],
      sign: {
        $0.contains(#/toLocale(Date|Time)String|DateTimeFormat|new Date\(.*toLocaleString/#)
      },
      allowed: ["moments.js"]
    ),
    // Places of pixels and of samples.
    Rule(
      testDescription: "adds up nothing of a workout or a run",
      letters: [".reduce(", "60"],
      sign: { $0.contains(#/\.reduce\(|% 60\b|/ 60\b|\* 60\b/#) },
      allowed: ["elements/gym/workout-editor.js"]
    ),
  ]

  @Test(arguments: rules)
  func `a page leaves rules to the core`(rule: Rule) throws {
    let found = try PageScript.all().filter { script in
      script.text.mentions(anyOf: rule.letters)
        && script.lines.contains { line in
          let code = line.drop { $0 == " " }
          return !code.hasPrefix("*") && !code.hasPrefix("//") && !code.hasPrefix("/*")
            && rule.sign(line)
        }
    }
    // A script that is named and has no such line any more leaves the list.
    #expect(Set(found.map { $0.path }) == rule.allowed)
  }
}
