import Coaching
import Exchange
import Formats
import Screens
import Sessions
import Training

// The link between this device and others.
extension LinkDesk {
  @inline(never) mutating func link(_ fields: Fields) throws(PageError) -> [UInt8] {
    let reading = try PageError.shaped { () throws(ShapeError) in try fields.clockReading() }
    let wall = Instant(millisecondsSince1970: reading.wall)
    let event = try PageError.shaped { () throws(ShapeError) -> Fields in
      guard let event = try fields.fields(ifPresent: "event") else {
        throw fields.error("event", nil, "an event of the link")
      }
      return event
    }
    if let begin = try PageError.shaped({ () throws(ShapeError) in
      try event.fields(ifPresent: "begin")
    }
    ) {
      link = try Self.begin(begin, wall: wall)
      return answer([], isBeginning: true)
    }
    guard let device = link?.device else { throw .notStarted }
    let told = try Self.laneEvent(event, of: device)
    let now = Duration(roundedSeconds: max(0, reading.monotonic / 1000))
    let effects = link?.handle(told, at: now, wall: wall) ?? []
    return answer(effects)
  }

  private static func begin(_ fields: Fields, wall: Instant) throws(PageError) -> DeviceLink<JSON> {
    let device = try PageError.shaped { () throws(ShapeError) -> DeviceID in
      guard let device = DeviceID(hexadecimal: try fields.string("device")) else {
        throw fields.error("device", fields["device"], "16 lower-case hexadecimal digits")
      }
      return device
    }
    let acknowledged = try PageError.shaped { () throws(ShapeError) in
      try fields.integer(ifPresent: "acked") ?? 0
    }
    return DeviceLink<JSON>(
      device: device,
      acknowledged: acknowledged,
      waiting: try events(fields["waiting"]),
      known: try events(fields["known"]),
      wall: wall
    )
  }

  private static func events(_ json: JSON?) throws(PageError) -> [EventLine] {
    var events: [EventLine] = []
    for line in json?.array ?? [] { events.append(try event(line)) }
    return events
  }

  private static func event(_ line: JSON) throws(PageError) -> EventLine {
    do {
      return try EventLine((line.string ?? "").utf8)
    } catch {
      throw .journal(.line(error))
    }
  }

  private static func laneEvent(
    _ fields: Fields,
    of device: DeviceID
  ) throws(PageError) -> DeviceLink<JSON>.Lanes.Event {
    if let line = fields["said"] { return .said(try event(line)) }
    if let line = fields["arrived"] { return .arrived(try event(line)) }
    if let lines = fields["recalled"] {
      return .recalled(try events(lines))
    }
    return try PageError.shaped { () throws(ShapeError) in
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
  ) throws(ShapeError) -> DeviceLink<JSON>.Lanes.Event {
    let message = try LiveGlance(fields)
    if message.device == own { return .second }
    var glance = DeviceLink<JSON>.Glance.present
    if let session = message.session, let metrics = message.metrics {
      glance = .metrics(metrics, session: session)
    }
    return .glanced(glance, number: message.number, of: message.device)
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

// What this device says to others.
extension LinkDesk {
  @inline(never) static func say(_ fields: Fields) throws(PageError) -> [UInt8] {
    let event = try PageError.shaped { () throws(ShapeError) -> LinkEvent in
      guard let said = fields["message"]?.object?.first,
        var message = try LinkMessage(type: said.key, payload: said.value)
      else { throw fields.error("message", fields["message"], "a message of the link") }
      if case .startWorkout = message, let form = said.value["form"] {
        message = try request(to: try Fields(form, at: "form"))
      }
      let name = try fields.sessionName()
      let reading = try fields.clockReading()
      return LinkEvent(
        message,
        device: name.device,
        number: name.nextNumber,
        session: name.id,
        at: Int64(max(0, try fields.number(ifPresent: "at") ?? 0) * 1000),
        time: LocalTime(
          Instant(millisecondsSince1970: reading.wall.rounded(.down)),
          offset: try fields.clampedOffset() ?? .zero
        )
      )
    }
    return Reply.object { $0.field("line", String(decoding: event.line, as: UTF8.self)) }
  }

  /// Asks another device for the run that a form of this page describes.
  @inline(never) private static func request(to form: Fields) throws(ShapeError) -> LinkMessage {
    let setup = try RunSetup(page: form)
    return .startWorkout(
      personality: setup.coach?.rawValue ?? "",
      mode: setup.plan.mode.rawValue,
      plan: setup.plan
    )
  }
}
