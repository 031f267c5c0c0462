import Coaching
import Formats
import Training

// The link between this device and others.
extension PageSession {
  @inline(never) mutating func say(_ fields: Fields) throws(PageError) -> [UInt8] {
    let event = try Self.shaped { () throws(ShapeError) -> LinkEvent in
      guard let said = fields["message"]?.object?.first,
        let message = try LinkMessage(type: said.key, payload: said.value)
      else { throw fields.error("message", fields["message"], "a message of the link") }
      let name = try Self.name(fields)
      let reading = try Self.reading(fields)
      return LinkEvent(
        device: name.device,
        number: name.nextNumber,
        session: name.id,
        type: message.type,
        at: Int64(max(0, try fields.number(ifPresent: "at") ?? 0) * 1000),
        wall: Int64(reading.wall),
        offset: Int(try fields.integer(ifPresent: "utcOffsetMinutes") ?? 0),
        payload: message.payload
      )
    }
    return Self.object { $0.field("line", String(decoding: event.line, as: UTF8.self)) }
  }

  @inline(never) mutating func link(_ fields: Fields) throws(PageError) -> [UInt8] {
    let reading = try Self.shaped { () throws(ShapeError) in try Self.reading(fields) }
    let event = try Self.shaped { () throws(ShapeError) -> Fields in
      guard let event = try fields.fields(ifPresent: "event") else {
        throw fields.error("event", nil, "an event of the link")
      }
      return event
    }
    if let begin = try Self.shaped({ () throws(ShapeError) in try event.fields(ifPresent: "begin") }
    ) {
      link = try Self.begin(begin, wall: reading.wall)
      return answer([])
    }
    guard let device = link?.device else { throw .notStarted }
    let told = try Self.laneEvent(event, of: device)
    let now = Duration(roundedSeconds: max(0, reading.monotonic / 1000))
    let effects = link?.handle(told, at: now, wall: reading.wall) ?? []
    return answer(effects)
  }

  private static func begin(_ fields: Fields, wall: Double) throws(PageError) -> PageLink {
    let device = try shaped { () throws(ShapeError) -> DeviceID in
      guard let device = DeviceID(hexadecimal: try fields.string("device")) else {
        throw fields.error("device", fields["device"], "16 lower-case hexadecimal digits")
      }
      return device
    }
    let acknowledged = try shaped { () throws(ShapeError) in
      try fields.integer(ifPresent: "acked") ?? 0
    }
    return PageLink(
      device: device,
      acknowledged: acknowledged,
      waiting: try events(fields["waiting"]),
      known: try events(fields["known"]),
      wall: wall
    )
  }

  private static func events(_ json: JSON?) throws(PageError) -> [LinkEvent] {
    var events: [LinkEvent] = []
    for line in json?.array ?? [] { events.append(try event(line)) }
    return events
  }

  private static func event(_ line: JSON) throws(PageError) -> LinkEvent {
    do {
      return try LinkEvent(line: Array((line.string ?? "").utf8))
    } catch {
      throw .journal(error.description)
    }
  }

  private static func numbered(_ event: LinkEvent) -> Numbered<LinkEvent> {
    let device = DeviceID(hexadecimal: event.device) ?? DeviceID(bits: 0)
    return Numbered(device: device, number: event.number, item: event)
  }

  private static func laneEvent(
    _ fields: Fields,
    of device: DeviceID
  ) throws(PageError) -> Link<LinkEvent, PageLink.Glance>.Event {
    if let line = fields["said"] { return .said(numbered(try event(line))) }
    if let line = fields["arrived"] { return .arrived(numbered(try event(line)), skips: true) }
    if let lines = fields["recalled"] {
      return .answered(.recalled(try events(lines).map { numbered($0) }))
    }
    return try shaped { () throws(ShapeError) in
      if let isOpen = fields["opened"]?.bool { return .opened(isOpen) }
      if let number = try fields.integer(ifPresent: "acked") {
        return .answered(.acknowledged(number))
      }
      if let number = try fields.integer(ifPresent: "expected") {
        return .answered(.expected(number))
      }
      if let conflict = try fields.fields(ifPresent: "conflict") {
        let number = try conflict.integer(ifPresent: "number") ?? 0
        let acknowledged = try conflict.integer(ifPresent: "acked") ?? number
        return .answered(.conflict(number, acknowledged: acknowledged))
      }
      if fields["failed"] != nil { return .answered(.failed) }
      if let offer = try fields.fields(ifPresent: "offer") {
        return .offered(
          .metrics(offer["metrics"] ?? .null, session: try offer.string("session"))
        )
      }
      if fields["liveAnswered"] != nil { return .liveAnswered }
      if let glance = try fields.fields(ifPresent: "glanced") { return try glanced(glance, device) }
      if let file = try fields.fields(ifPresent: "file") { return .file(try fileEvent(file)) }
      if fields["heard"] != nil { return .heard }
      if fields["second"] != nil { return .second }
      throw ShapeError(path: "event", found: "an object", expected: "an event of the link")
    }
  }

  /// A device's own glances come back from a server that tells everybody; they are no sign of another.
  private static func glanced(
    _ fields: Fields,
    _ own: DeviceID
  ) throws(ShapeError) -> Link<LinkEvent, PageLink.Glance>.Event {
    guard let device = DeviceID(hexadecimal: try fields.string("device")) else {
      throw fields.error("device", fields["device"], "16 lower-case hexadecimal digits")
    }
    if device == own { return .second }
    var glance = PageLink.Glance.present
    if let session = try fields.string(ifPresent: "session"), let metrics = fields["metrics"] {
      glance = .metrics(metrics, session: session)
    }
    return .glanced(glance, number: try fields.integer(ifPresent: "n") ?? 0, of: device)
  }

  private static func fileEvent(_ fields: Fields) throws(ShapeError) -> FileLane.Event {
    if fields["failed"] != nil { return .failed }
    let id = try fields.string("id")
    func chunk(_ key: String) throws(ShapeError) -> Int? {
      try fields.integer(ifPresent: key).map { Int(min(max($0, 0), 59)) }
    }
    func chunks(_ key: String) -> [Int]? {
      fields[key]?.array?.compactMap { $0.integer.flatMap { Int(exactly: $0) } }
    }
    if let chunk = try chunk("recorded") { return .recorded(id, chunk: chunk) }
    if let chunk = try chunk("stored") { return .stored(id, chunk: chunk) }
    if let hash = try fields.string(ifPresent: "finished") { return .finished(id, hash: hash) }
    if let hash = try fields.string(ifPresent: "joined") { return .joined(id, hash: hash) }
    if let chunks = chunks("holds") { return .holds(id, chunks: chunks) }
    if let chunks = chunks("lacks") { return .lacks(id, chunks: chunks) }
    if let count = try fields.integer(ifPresent: "found") {
      let hash = try fields.string(ifPresent: "hash")
      return .found(id, chunks: Int(min(max(count, 0), 60)), hash: hash)
    }
    throw fields.error("id", nil, "what has happened to the file")
  }
}
