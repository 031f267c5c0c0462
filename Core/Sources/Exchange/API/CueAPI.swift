public import Coaching
import Formats
public import Screens
public import Training

/// What can be asked about cue schemes: what is told by the clock or the distance, and on which runs.
public enum CueAPI {
  static let endpoints = [List.endpoint, Change.endpoint]

  /// Lists the schemes.
  public struct List: PlainAPIRequest {
    public typealias Answer = CueList
    public static let endpoint = Endpoint.get("listCues", "/api/v1/cues")
      .asks(.units).gives("Cues").needs(.read)
      .does("List your cue schemes and the kinds of run that use them.")
    public init() {}
  }

  /// Makes, edits, deletes or uses a scheme, or undoes the last of these.
  public struct Change: APIRequest {
    public typealias Answer = CueList

    /// What is to be done.
    public enum Wish: Hashable, Sendable {
      /// Keep a scheme, in the place of what has its name, or of another name.
      case keep(CueScheme, insteadOf: String?)
      /// Delete the scheme of a name.
      case delete(String)
      /// Use the scheme of a name for a kind of run; without a name none.
      case use(String?, RunKind)
      /// Undo the last change.
      case undo
    }

    public static let endpoint = Endpoint.post("changeCues", "/api/v1/cues")
      .asks(.units).takes("CueChange").gives("Cues").needs(.log)
      .does("Keep, delete or use a cue scheme, or undo the last change.")

    /// What is to be done.
    public let wish: Wish
    /// When somebody said so; a server goes by its own clock.
    public let moment: Instant

    /// Asks for a change.
    public init(_ wish: Wish, at moment: Instant) {
      self.wish = wish
      self.moment = moment
    }

    public init(_ call: APICall) throws(APICallError) {
      let fields = try call.fields()
      moment = call.now
      do throws(ShapeError) { wish = try Wish(fields) } catch { throw APICallError(error) }
    }

    public var call: APICall { APICall { json in wish.write(to: &json) } }
  }
}

extension CueAPI.Change.Wish {
  /// Does what is wished, or says why it cannot be done.
  public func apply(to book: inout CueBook) -> CueRefusal? {
    switch self {
    case .keep(let scheme, let old):
      if book.keep(scheme, insteadOf: old) { return nil }
      return book[scheme.name] == nil
        ? .full(most: CueBook.mostSchemes) : .isTaken(scheme.name)
    case .delete(let name):
      return book.delete(name) ? nil : .unknown(name)
    case .use(let name, let kind):
      return book.use(name, for: kind) ? nil : .unknown(name ?? "")
    case .undo: return book.undo() ? nil : .noChange
    }
  }

  fileprivate init(_ fields: Fields) throws(ShapeError) {
    let scheme = try fields.fields(ifPresent: "keep").map { fields throws(ShapeError) in
      try CueScheme(fields)
    }
    let old = try fields.string(ifPresent: "insteadOf")
    let deleted = try fields.string(ifPresent: "delete")
    let used = try fields.string(ifPresent: "use")
    let kind = try fields.choice(RunKind.self, ifPresent: "for")
    let undoes = try fields.bool("undo", default: false)
    if let scheme {
      self = .keep(scheme, insteadOf: old)
    } else if let deleted {
      self = .delete(deleted)
    } else if let kind {
      self = .use(used, kind)
    } else if undoes {
      self = .undo
    } else {
      throw fields.error("keep", nil, "keep, delete, for or undo")
    }
  }

  fileprivate func write(to json: inout JSONWriter) {
    json.object { json in
      switch self {
      case .keep(let scheme, let old):
        json.key("keep")
        scheme.write(to: &json)
        json.field("insteadOf", old)
      case .delete(let name): json.field("delete", name)
      case .use(let name, let kind):
        json.field("use", name)
        json.field("for", kind.rawValue)
      case .undo: json.field("undo", true)
      }
    }
  }
}
