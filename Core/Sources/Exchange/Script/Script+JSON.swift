public import Coaching
public import Formats
public import Training

extension Script {
  /// Reads a script file: what was understood, and all that its author should know.
  ///
  /// A message with an error is left out; without an object at the top there is no script. The plan
  /// of the run, where it is known, finds messages that can never be due on it; else the script's own
  /// does. A script that a person brings is also read for advice that may hurt somebody; one that was
  /// kept with a run is not, so that it stays what it was.
  ///
  /// ```swift
  /// let (script, diagnostics) = Script.read(bytes)
  /// print(script?.messages.count ?? 0, diagnostics.map { $0.description })
  /// ```
  public static func read(
    _ bytes: [UInt8],
    for plan: RunPlan? = nil,
    reviewingSafety: Bool = false
  ) -> (script: Script?, diagnostics: [Diagnostic]) {
    var reader = ScriptReader(bytes, reviewsSafety: reviewingSafety)
    let script = reader.script(for: plan)
    return (script, reader.notes.sorted)
  }

  /// Writes the script so that ``read(_:for:reviewingSafety:)`` gives the same; what is as usual is left out.
  public func write(to json: inout JSONWriter) {
    json.object { json in
      json.field("id", id)
      json.field("runId", runId)
      json.field("personality", personality)
      json.field("generatedAt", generatedAt)
      json.field("model", model)
      json.field("inputDigest", inputDigest)
      json.field("branchPolicy", branchPolicy.rawValue)
      if !branches.isEmpty {
        json.array("branches") { json in
          for branch in branches {
            json.object { json in
              json.field("key", branch.key)
              json.field("expression", branch.condition.source)
            }
          }
        }
      }
      if let plan {
        json.key("plan")
        plan.write(to: &json)
      }
      json.array("messages") { json in
        for message in messages { message.write(to: &json) }
      }
    }
  }

  /// The script as a file: one value a line where it helps a reader.
  public func fileText() -> String {
    var json = JSONWriter(indentedBy: 2)
    write(to: &json)
    json.endLine()
    return json.text
  }
}

extension ScriptMessage {
  /// Writes the message as a script file has it.
  public func write(to json: inout JSONWriter) {
    json.object { json in
      json.field("id", id)
      json.key("triggerSpec")
      trigger.write(to: &json)
      json.field("topic", topic?.name)
      json.field("text", text)
      if !claims.isEmpty {
        json.array("claims") { json in for claim in claims { json.value(claim.rawValue) } }
      }
      json.field("branchKey", branchKey)
      json.field("priority", priority == 50 ? nil : priority)
      json.field("rank", declaredRank?.rawValue)
      json.field("playOnce", playOnce ? nil : false)
      json.field("expiresAfterSeconds", expiresAfterSeconds)
      json.field("prerenderedAudioPath", prerenderedAudioPath)
    }
  }
}
