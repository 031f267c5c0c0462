import Coaching
import Exchange
import Formats
import Testing
import Training

struct ScriptReaderTests {
  @Test func `reads the script of the seed`() throws {
    let (script, diagnostics) = read(
      """
      {
        "id": "long-run", "personality": "roast_coach", "model": "own", "branchPolicy": "branched",
        "generatedAt": "2026-11-21T09:00:00Z", "inputDigest": "ab12", "runId": "r1",
        "branches": [{ "key": "hot", "expression": "hr_zone >= 4" }],
        "plan": { "mode": "race", "goal": { "distanceMeters": 42195 } },
        "messages": [
          { "id": "a", "triggerSpec": { "type": "distance", "atMeters": 1000 }, "text": "One." },
          { "id": "b", "triggerSpec": { "type": "distance", "everyMeters": 1000 }, "text": "{split}.",
            "rank": "statistics", "expiresAfterSeconds": 20 },
          { "id": "c", "triggerSpec": { "type": "time", "atSeconds": 1800.5 }, "text": "Half an hour.",
            "branchKey": "hot", "priority": 90, "prerenderedAudioPath": "audio/c.m4a" },
          { "id": "d", "triggerSpec": { "type": "halfway" }, "text": "Half." },
          { "id": "e", "triggerSpec": { "type": "near_finish", "remainingMeters": 500 }, "text": "Go." },
          { "id": "f", "triggerSpec": { "type": "condition",
              "expression": "pace_3min_ratio > 1.05 AND distance > 8000",
              "branchKey": "too_fast_late", "cooldownSeconds": 240 },
            "text": "Too fast.", "playOnce": false },
          { "id": "g", "triggerSpec": { "type": "fatigue_zone",
              "expression": "hr_zone >= 4 AND distance > 25000" }, "text": "Hold.", "branchKey": null }
        ]
      }
      """
    )
    #expect(diagnostics == [])
    let ratio = try #require(Condition("pace_3min_ratio > 1.05 AND distance > 8000"))
    let zone = try #require(Condition("hr_zone >= 4 AND distance > 25000"))
    let hot = try #require(Condition("hr_zone >= 4"))
    #expect(
      script
        == Script(
          id: "long-run",
          personality: "roast_coach",
          plan: RunPlan(mode: .race, goal: .distance(.meters(42195))),
          branchPolicy: .branched,
          branches: [Script.Branch(key: "hot", condition: hot)],
          messages: [
            ScriptMessage(id: "a", trigger: .atDistance(.meters(1000)), text: "One."),
            ScriptMessage(
              id: "b",
              trigger: .everyDistance(.meters(1000)),
              text: "{split}.",
              expiresAfterSeconds: 20,
              declaredRank: .statistics
            ),
            ScriptMessage(
              id: "c",
              trigger: .atTime(.milliseconds(1_800_500)),
              text: "Half an hour.",
              branchKey: "hot",
              priority: 90,
              prerenderedAudioPath: "audio/c.m4a"
            ),
            ScriptMessage(id: "d", trigger: .halfway, text: "Half."),
            ScriptMessage(id: "e", trigger: .nearFinish(remaining: .meters(500)), text: "Go."),
            ScriptMessage(
              id: "f",
              trigger: .condition(ratio, branchKey: "too_fast_late", cooldown: .seconds(240)),
              text: "Too fast.",
              playOnce: false
            ),
            ScriptMessage(id: "g", trigger: .fatigueZone(zone), text: "Hold."),
          ],
          runId: "r1",
          generatedAt: "2026-11-21T09:00:00Z",
          model: "own",
          inputDigest: "ab12"
        )
    )
    let written = try #require(script).fileText()
    #expect(read(written).script == script)
    #expect(try #require(read(written).script).fileText() == written)
  }

  @Test(
    arguments: [
      (
        "",
        "1:1: error: this is not JSON: the text is empty where JSON was expected at line 1, column 1"
      ),
      ("[1]", "1:1: error: the script is a list, expected an object"),
      (
        #"{"messages": []}"#,
        #"""
        1:1: error: the script has no "id", expected a text
        1:14: warning: the script has no messages
        """#
      ),
      (
        #"{"id": 7, "messages": 3}"#,
        #"""
        1:8: error: "id" of the script is a number, expected a text
        1:23: error: "messages" of the script is a number, expected a list
        """#
      ),
      (
        #"{"id": "s", "mesages": [], "branchPolicy": "branch"}"#,
        #"""
        1:1: error: the script has no "messages", expected a list of messages
        1:13: warning: the script has the unknown field "mesages", which is ignored; \#
        did you mean "messages"?
        1:44: error: "branchPolicy" of the script is "branch", expected one of linear, branched; \#
        did you mean "branched"?
        """#
      ),
      (
        #"{"id": "s", "messages": [], "plan": {"goal": {"distanceMeters": -3}}}"#,
        #"""
        1:25: warning: the script has no messages
        1:65: error: "plan.goal.distanceMeters" is -3, expected a number above 0
        """#
      ),
      (
        #"{"id": "s", "messages": [], "branches": [{"key": "on_pace", "expression": "hr > 150"}, {"key": "on_pace"}]}"#,
        #"""
        1:25: warning: the script has no messages
        1:50: warning: the branch "on_pace" replaces the built-in one
        1:88: error: a branch has no "expression", expected a text
        1:96: error: the branch "on_pace" is declared twice
        """#
      ),
    ]
  )
  func `says what is wrong with a file`(text: String, said: String) {
    #expect(read(text).diagnostics.map(\.description).joined(separator: "\n") == said)
  }

  @Test(
    arguments: [
      (
        #"{"id": "m", "text": "t"}"#,
        #"error: message "m" has no "triggerSpec", expected the moment it waits for"#
      ),
      (
        #"{"triggerSpec": {"type": "halfway"}, "text": "t"}"#,
        #"error: message 1 has no "id", expected a text"#
      ),
      (
        #"{"id": "m", "triggerSpec": {"type": "halfways"}, "text": "t"}"#,
        #"error: "type" of the trigger of message "m" is "halfways", expected one of distance, time, halfway, near_finish, condition, fatigue_zone; did you mean "halfway"?"#
      ),
      (
        #"{"id": "m", "triggerSpec": {}, "text": "t"}"#,
        #"error: the trigger of message "m" has no "type", expected one of distance, time, halfway, near_finish, condition, fatigue_zone"#
      ),
      (
        #"{"id": "m", "triggerSpec": {"type": "distance"}, "text": "t"}"#,
        #"error: the trigger of message "m" has no distance, expected "atMeters" or "everyMeters""#
      ),
      (
        #"{"id": "m", "triggerSpec": {"type": "distance", "atMeters": 5, "everyMeters": 5}, "text": "t"}"#,
        #"error: the trigger of message "m" has both "atMeters" and "everyMeters", expected one of them"#
      ),
      (
        #"{"id": "m", "triggerSpec": {"type": "distance", "everyMeters": 0}, "text": "t"}"#,
        #"error: "everyMeters" of the trigger of message "m" is 0, expected a number from 1 to 1000000"#
      ),
      (
        #"{"id": "m", "triggerSpec": {"type": "distance", "everyMeters": -10}, "text": "t"}"#,
        #"error: "everyMeters" of the trigger of message "m" is -10, expected a number from 1 to 1000000"#
      ),
      (
        #"{"id": "m", "triggerSpec": {"type": "distance", "everyMeters": 50}, "text": "t"}"#,
        #"warning: message "m" would be due every 50 m, but a line begins at most every 30 s"#
      ),
      (
        #"{"id": "m", "triggerSpec": {"type": "time"}, "text": "t"}"#,
        #"error: the trigger of message "m" has no "atSeconds", expected a number"#
      ),
      (
        #"{"id": "m", "triggerSpec": {"type": "time", "atSeconds": "5"}, "text": "t"}"#,
        #"error: "atSeconds" of the trigger of message "m" is a text, expected a number"#
      ),
      (
        #"{"id": "m", "triggerSpec": {"type": "time", "atSeconds": 5, "atMeter": 1}, "text": "t"}"#,
        #"warning: the trigger of message "m" has the unknown field "atMeter", which is ignored"#
      ),
      (
        #"{"id": "m", "triggerSpec": {"type": "halfway"}, "text": "t"}"#,
        #"warning: message "m" is never said without a goal, and none is known"#
      ),
      (
        #"{"id": "m", "triggerSpec": {"type": "condition", "expression": "hr = 150"}, "text": "t"}"#,
        #"error: in "expression": found `=`, expected `==`; write `==`"#
      ),
      (
        #"{"id": "m", "triggerSpec": {"type": "condition", "expression": "hr > 150", "cooldownSeconds": 60}, "text": "t"}"#,
        #"warning: message "m" has a cooldown but is said only once; add "playOnce": false"#
      ),
      (
        #"{"id": "m", "triggerSpec": {"type": "time", "atSeconds": 5}, "text": " "}"#,
        #"error: "text" of message "m" is empty, expected a text"#
      ),
      (
        #"{"id": "m", "triggerSpec": {"type": "time", "atSeconds": 5}, "text": "{dstance} done"}"#,
        #"warning: the text of message "m" has the unknown placeholder {dstance}, which is said as it is; did you mean {distance}?"#
      ),
      (
        #"{"id": "m", "triggerSpec": {"type": "time", "atSeconds": 5}, "text": "t", "priority": 1.5}"#,
        #"error: "priority" is 1.5, expected a whole number"#
      ),
      (
        #"{"id": "m", "triggerSpec": {"type": "time", "atSeconds": 5}, "text": "t", "rank": "coatch"}"#,
        #"error: "rank" of message "m" is "coatch", expected one of safety, sensor, countdown, step, race, fuel, coach, statistics, banter; did you mean "coach"?"#
      ),
      (
        #"{"id": "m", "triggerSpec": {"type": "time", "atSeconds": 5}, "text": "t", "expiresAfterSeconds": -1}"#,
        #"error: "expiresAfterSeconds" of message "m" is -1, expected a number from 0 to 360000"#
      ),
      (
        #"{"id": "m", "triggerSpec": {"type": "time", "atSeconds": 5}, "text": "t", "prerenderedAudioPath": "../a"}"#,
        #"error: "prerenderedAudioPath" is "../a", expected a path below the script's folder"#
      ),
      (
        #"{"id": "m", "triggerSpec": {"type": "time", "atSeconds": 5}, "text": "t", "branchKey": "hot"}"#,
        #"warning: message "m" has a branch key, which a linear script ignores; add "branchPolicy": "branched" to the script"#
      ),
      (
        #"{"id": "too_slow", "triggerSpec": {"type": "condition", "expression": "pace_3min_ratio > 1.05"}, "text": "t"}"#,
        #"warning: message "too_slow" is named for somebody slower than planned, but its condition is true for somebody faster: pace_3min_ratio is target pace / pace of the last three minutes, above 1 is faster; write `pace_3min_ratio < 0.95`"#
      ),
      (
        #"{"id": "m", "triggerSpec": {"type": "condition", "expression": "pace_3min_ratio < 0.95", "branchKey": "too_fast_late"}, "text": "t"}"#,
        #"warning: message "m" is named for somebody faster than planned, but its condition is true for somebody slower: pace_3min_ratio is target pace / pace of the last three minutes, above 1 is faster; write `pace_3min_ratio > 1.05`"#
      ),
      (
        #"{"id": "too_fast_late", "triggerSpec": {"type": "condition", "expression": "pace_3min_ratio > 1.05"}, "text": "t"}"#,
        ""
      ),
    ]
  )
  func `says what is wrong with a message`(message: String, said: String) {
    let (script, diagnostics) = read(#"{"id": "s", "messages": [\#(message)]}"#)
    let sentences = diagnostics.map { diagnostic in
      diagnostic.description.split(separator: ": ", maxSplits: 1).last.map(String.init) ?? ""
    }
    #expect(sentences.joined(separator: "\n") == said)
    #expect(script?.messages.count == (diagnostics.hasErrors ? 0 : 1))
  }

  @Test func `keeps the good messages of a bad file`() {
    let (script, diagnostics) = read(
      """
      { "id": "s", "messages": [
        { "id": "a", "triggerSpec": { "type": "time", "atSeconds": 1 }, "text": "A" },
        { "id": "a", "triggerSpec": { "type": "time", "atSeconds": 2 }, "text": "B" },
        17,
        { "id": "c", "triggerSpec": { "type": "time", "atSeconds": 3 }, "text": "C" } ] }
      """
    )
    #expect(script?.messages.map(\.id) == ["a", "c"])
    #expect(
      diagnostics.map(\.description) == [
        "3:11: error: the id \"a\" is used twice",
        "4:3: error: message 3 is a number, expected an object",
      ]
    )
  }

  @Test func `points into an expression behind its escapes`() {
    let (_, diagnostics) = read(
      """
      { "id": "s", "messages": [
        { "id": "a", "text": "A", "triggerSpec": { "type": "condition",
          "expression": "\\u0068r > 150 \\n && distnce > 5000" } } ] }
      """
    )
    #expect(
      diagnostics.map(\.description) == [
        "3:37: error: in \"expression\": found `&&`, expected AND; write AND",
        "3:40: error: in \"expression\": found `distnce`, expected a variable; write `distance`",
      ]
    )
  }

  @Test func `knows from the plan what can never be said`() {
    let text = """
      { "id": "s", "messages": [
        { "id": "a", "triggerSpec": { "type": "halfway" }, "text": "A" },
        { "id": "b", "triggerSpec": { "type": "near_finish", "remainingMeters": 3000 }, "text": "B" },
        { "id": "c", "triggerSpec": { "type": "distance", "atMeters": 6000 }, "text": "C" } ] }
      """
    let plan = RunPlan(goal: .distance(.kilometers(5)))
    #expect(
      Script.read(Array(text.utf8), for: plan).diagnostics.map(\.description) == [
        "3:3: warning: message \"b\" is never said: 3000 m are half of the run or more",
        "4:3: warning: message \"c\" waits for a distance beyond the goal",
      ]
    )
  }

  @Test func `names a branch that nothing opens`() {
    let (_, diagnostics) = read(
      """
      { "id": "s", "branchPolicy": "branched", "messages": [
        { "id": "a", "triggerSpec": { "type": "time", "atSeconds": 1 }, "text": "A",
          "branchKey": "ahead_of_pase" },
        { "id": "b", "triggerSpec": { "type": "time", "atSeconds": 1 }, "text": "A",
          "branchKey": "behind_pace" } ] }
      """
    )
    #expect(
      diagnostics.map(\.description) == [
        """
        2:3: warning: message "a" is never said: nothing opens its branch "ahead_of_pase"; \
        did you mean "ahead_of_pace"?
        """
      ]
    )
  }

  private func read(_ text: String) -> (script: Script?, diagnostics: [Diagnostic]) {
    Script.read(Array(text.utf8))
  }
}
