import Coaching
import Formats
import Training

/// Reads a script file and notes everything in it that its author should know.
struct ScriptReader {
  let bytes: [UInt8]
  var notes = Notes()
  // Where each message of the script begins, for what is found out about them together.
  var places: [TextLocation] = []

  // Whether the words are read for advice that may hurt somebody.
  private let reviewsSafety: Bool

  init(_ bytes: [UInt8], reviewsSafety: Bool) {
    self.bytes = bytes
    self.reviewsSafety = reviewsSafety
  }

  /// Reads the whole file.
  mutating func script(for plan: RunPlan?) -> Script? {
    do {
      let json = try LocatedJSON.parse(bytes)
      guard let fields = LocatedFields(json, called: "the script", &notes) else { return nil }
      return script(fields, for: plan)
    } catch {
      let location = error.location
      notes.error(at: location, "this is not JSON: \(error.description)")
      return nil
    }
  }

  private mutating func script(_ fields: LocatedFields, for plan: RunPlan?) -> Script {
    fields.warnOfUnknown(
      besides: [
        "id", "runId", "personality", "generatedAt", "model", "inputDigest", "branchPolicy",
        "branches", "plan", "messages",
      ],
      &notes
    )
    var script = Script(id: fields.text("id", &notes) ?? "")
    script.runId = fields.text(ifPresent: "runId", &notes)
    script.personality = fields.text(ifPresent: "personality", &notes)
    script.generatedAt = fields.text(ifPresent: "generatedAt", &notes)
    script.model = fields.text(ifPresent: "model", &notes)
    script.inputDigest = fields.text(ifPresent: "inputDigest", &notes)
    script.branchPolicy =
      fields.choice(Script.BranchPolicy.self, ifPresent: "branchPolicy", &notes) ?? .linear
    for json in fields.list(ifPresent: "branches", &notes) ?? [] {
      if let branch = branch(json, besides: script.branches) { script.branches.append(branch) }
    }
    script.plan = self.plan(fields)
    readMessages(fields, into: &script)
    review(script, for: plan ?? script.plan)
    return script
  }

  private mutating func branch(
    _ json: LocatedJSON,
    besides others: [Script.Branch]
  ) -> Script.Branch? {
    guard let fields = LocatedFields(json, called: "a branch", &notes) else { return nil }
    fields.warnOfUnknown(besides: ["key", "expression"], &notes)
    let condition = condition(fields, "expression")
    guard let key = fields.text("key", &notes) else { return nil }
    if others.contains(where: { $0.key == key }) {
      notes.error(at: fields.location(of: "key"), "the branch \"\(key)\" is declared twice")
      return nil
    }
    if PaceBand(rawValue: key) != nil {
      notes.warning(
        at: fields.location(of: "key"),
        "the branch \"\(key)\" replaces the built-in one"
      )
    }
    return condition.map { Script.Branch(key: key, condition: $0) }
  }

  private mutating func plan(_ fields: LocatedFields) -> RunPlan? {
    guard let json = fields["plan"] else { return nil }
    do {
      return try RunPlan(Fields(json.plain, at: "plan"))
    } catch {
      notes.error(at: location(of: error.path, in: json), error.description)
      return nil
    }
  }

  /// The place of the value with a path such as `plan.goal.distanceMeters`, as far as it exists.
  private func location(of path: String, in json: LocatedJSON) -> TextLocation {
    var place = json
    for key in path.split(separator: ".").dropFirst() {
      guard let next = place[String(key)] else { break }
      place = next
    }
    return place.location
  }
}

// MARK: Messages

extension ScriptReader {
  private mutating func readMessages(_ fields: LocatedFields, into script: inout Script) {
    guard fields.has("messages", "a list of messages", &notes),
      let list = fields.list(ifPresent: "messages", &notes)
    else { return }
    if list.isEmpty {
      notes.warning(at: fields.location(of: "messages"), "the script has no messages")
    }
    var ids: Set<String> = []
    for (index, json) in list.enumerated() {
      guard let message = message(json, number: index + 1, &ids) else { continue }
      script.messages.append(message)
      places.append(json.location)
    }
  }

  private mutating func message(
    _ json: LocatedJSON,
    number: Int,
    _ ids: inout Set<String>
  ) -> ScriptMessage? {
    let id = json["id"]?.string
    let name = id.map { "message \"\($0)\"" } ?? "message \(number)"
    guard let fields = LocatedFields(json, called: name, &notes) else { return nil }
    fields.warnOfUnknown(
      besides: [
        "id", "triggerSpec", "topic", "text", "claims", "branchKey", "priority", "rank", "playOnce",
        "expiresAfterSeconds", "prerenderedAudioPath",
      ],
      &notes
    )
    let errors = notes.errors
    let readId = fields.text("id", &notes)
    if let readId, !ids.insert(readId).inserted {
      notes.error(at: fields.location(of: "id"), "the id \"\(readId)\" is used twice")
    }
    var trigger: Trigger?
    if fields.has("triggerSpec", "the moment it waits for", &notes),
      let spec = fields["triggerSpec"]
    {
      trigger = self.trigger(spec, of: name)
    }
    let text = fields.text("text", &notes)
    let priority = priority(fields)
    var message = trigger.map { ScriptMessage(id: readId ?? "", trigger: $0, text: text ?? "") }
    message?.topic = topic(fields, of: name)
    message?.claims = claims(fields, of: name)
    message?.branchKey = fields.text(ifPresent: "branchKey", &notes)
    message?.priority = priority
    message?.declaredRank = fields.choice(Rank.self, ifPresent: "rank", &notes)
    message?.playOnce = fields.truth(ifPresent: "playOnce", &notes) ?? true
    message?.expiresAfterSeconds =
      fields.number(ifPresent: "expiresAfterSeconds", in: 0...360_000, &notes)
    message?.prerenderedAudioPath = audioPath(fields)
    if let message {
      reviewAlone(message, fields, name)
      if reviewsSafety { reviewSafety(message, fields, name) }
    }
    return errors == notes.errors ? message : nil
  }

  private mutating func priority(_ fields: LocatedFields) -> Int {
    guard let number = fields.number(ifPresent: "priority", in: -1000...1000, &notes) else {
      return 50
    }
    guard number == number.rounded(.down) else {
      notes.error(
        at: fields.location(of: "priority"),
        "\"priority\" is \(JSON.number(number).text()), expected a whole number"
      )
      return 50
    }
    if !(0...100 ~= number) {
      notes.warning(
        at: fields.location(of: "priority"),
        "\"priority\" is \(JSON.number(number).text()), usually from 0 to 100"
      )
    }
    return Int(number)
  }

  /// A path stays below the script: a script from elsewhere must not reach other files.
  private mutating func audioPath(_ fields: LocatedFields) -> String? {
    guard let path = fields.text(ifPresent: "prerenderedAudioPath", &notes) else { return nil }
    let parts = path.split(separator: "/", omittingEmptySubsequences: false)
    if path.hasPrefix("/") || path.utf8.contains(0x5C) || parts.contains("..") {
      notes.error(
        at: fields.location(of: "prerenderedAudioPath"),
        "\"prerenderedAudioPath\" is \"\(path)\", expected a path below the script's folder"
      )
      return nil
    }
    return path
  }
}
