public import Coaching
public import Formats
import Training

extension LedgerRow {
  /// Writes the row: time, line, decision, reason and observed values.
  ///
  /// ```
  /// {"at":612,"source":{"kind":"script","id":"brake"},"rank":"coach","priority":50,"text":"Easy.",
  ///  "dueAt":612,"decision":"said","trigger":{"type":"condition",...},"saw":{"hr":null,...}}
  /// ```
  public func write(to json: inout JSONWriter) {
    json.object { json in
      json.field("at", at.inSeconds)
      json.key("source")
      line.source.write(to: &json)
      json.field("rank", line.rank.rawValue)
      json.field("priority", line.priority)
      json.field("text", line.text)
      if case .unfired = decision {} else { json.field("dueAt", line.dueAt.inSeconds) }
      json.field("expiresAt", line.expiresAt?.inSeconds)
      decision.writeFields(to: &json)
      line.cause.writeFields(to: &json)
      line.writeClaims(to: &json)
    }
  }
}

extension Line {
  /// Writes what the words claim, and every claim that was looked at: null where nobody knew.
  fileprivate func writeClaims(to json: inout JSONWriter) {
    json.field("topic", topic?.name)
    if !claims.isEmpty {
      json.array("claims") { json in for claim in claims { json.value(claim.rawValue) } }
    }
    guard !findings.isEmpty else { return }
    json.object("judged") { json in
      for finding in findings {
        json.key(finding.claim.rawValue)
        switch finding.truth {
        case .yes: json.value(true)
        case .no: json.value(false)
        case .unknown: json.null()
        }
      }
    }
  }
}

extension Line.Source {
  /// Writes who asked for a line: `{"kind":"rule","id":"fade"}`.
  public func write(to json: inout JSONWriter) {
    let (author, message) = origin
    json.object { json in
      json.field("kind", author.rawValue)
      json.field("id", message)
    }
  }
}

extension Cause {
  /// Writes why a line became due, as members of the object that is being written.
  public func writeFields(to json: inout JSONWriter) {
    switch self {
    case .trigger(let trigger, let saw, let branch):
      json.key("trigger")
      trigger.write(to: &json)
      json.object("saw") { json in
        for reading in saw {
          json.key(reading.variable.rawValue)
          // Not a number is written as null: unknown is shown, not left out.
          json.value(reading.value ?? .nan)
        }
      }
      if let branch {
        json.object("branch") { json in
          json.field("key", branch.key)
          json.field("isActive", branch.isActive)
          json.field("openedBy", branch.openedBy)
        }
      }
    case .remark(let remark):
      json.object("remark") { json in
        json.field("rule", remark.rule.rawValue)
        json.field("urgency", remark.urgency)
        json.field("confidence", remark.confidence)
      }
      json.object("saw") { json in
        for evidence in remark.evidence { json.field(evidence.name, evidence.value) }
      }
    case .asked(let words):
      json.field("asked", words)
    case .itself:
      break
    }
  }
}
