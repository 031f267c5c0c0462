import Formats
public import Training

extension ImportAPI {
  /// Takes files into the record, from where they lie on the server's machine.
  public struct TakePaths: APIRequest, Shaped {
    public typealias Answer = ImportReport
    public static let endpoint = ImportAPI.take

    /// The files and folders, by absolute paths.
    public var paths: [String]
    /// The unit of weights that say none.
    public var unit: MassUnit?
    /// The zone of recordings that name none, such as `Europe/Berlin`; the server's, if nobody says.
    public var zone: String?
    /// Whether the readable part of damaged files is taken.
    public var salvages: Bool
    /// Whether everything is only looked at.
    public var isDry: Bool
    /// The name by which the progress can be asked.
    public var job: String?
    /// What exercises are called here, by what diaries call them.
    public var names: [ExerciseNaming]

    /// Asks for files to be taken.
    public init(
      _ paths: [String],
      unit: MassUnit? = nil,
      zone: String? = nil,
      salvages: Bool = false,
      isDry: Bool = false,
      job: String? = nil,
      names: [ExerciseNaming] = []
    ) {
      self.paths = paths
      self.unit = unit
      self.zone = zone
      self.salvages = salvages
      self.isDry = isDry
      self.job = job
      self.names = names
    }

    public static var blank: TakePaths { TakePaths([]) }

    public mutating func shape(_ it: inout Shaper) throws(ShapeError) {
      it.texts("paths", &paths)
      try it.flag("dryRun", &isDry)
      try it.flag("salvage", &salvages)
      try it.choice("weights", &unit)
      try it.text("zone", &zone)
      try it.text("job", &job)
      try it.member("map", ["type": "object", "additionalProperties": ["type": "string"]]) { json in
        guard !names.isEmpty else { return }
        json.object("map") { json in
          for naming in names { json.field(naming.diaryName, naming.name) }
        }
      } read: { fields throws(ShapeError) in
        names = []
        for member in fields["map"]?.object ?? [] {
          guard let name = member.value.string else {
            throw fields.error("map", member.value, "names of exercises by what diaries call them")
          }
          names.append(ExerciseNaming(diaryName: member.key, name: name))
        }
      }
    }

    public init(_ call: APICall) throws(APICallError) {
      self = try call.body(TakePaths.self)
      guard !paths.isEmpty || !names.isEmpty, paths.allSatisfy({ $0.hasPrefix("/") }) else {
        throw APICallError("\"paths\" is not a list of absolute paths")
      }
      job = try ImportAPI.job(job)
    }

    public var call: APICall { APICall(saying: self) }
  }

  /// Takes one file into the record; its bytes are the body.
  public struct TakeUpload: APIRequest {
    public typealias Answer = ImportReport
    public static let endpoint = ImportAPI.take

    // Only for the report and for telling a table by its ending.
    private static let longestName = 200

    /// The name of the file.
    public let name: String
    /// The unit of weights that say none.
    public let unit: MassUnit?
    /// The zone of recordings that name none, such as `Europe/Berlin`; the server's, if nobody says.
    public let zone: String?
    /// Whether the readable part of a damaged file is taken.
    public let salvages: Bool
    /// Whether everything is only looked at.
    public let isDry: Bool
    /// The name by which the progress can be asked.
    public let job: String?

    /// Asks for a file to be taken.
    public init(
      _ name: String,
      unit: MassUnit? = nil,
      zone: String? = nil,
      salvages: Bool = false,
      isDry: Bool = false,
      job: String? = nil
    ) {
      self.name = name
      self.unit = unit
      self.zone = zone
      self.salvages = salvages
      self.isDry = isDry
      self.job = job
    }

    public init(_ call: APICall) throws(APICallError) {
      // No path of another machine is one of ours.
      let parts = (call.values["name"] ?? "file").utf8.split(separator: UInt8(ascii: "/"))
      let name = parts.last.map { String(decoding: Array($0), as: UTF8.self) } ?? "file"
      self.name = String(name.prefix(Self.longestName))
      unit = try ImportAPI.unit(call.values["weights"])
      zone = call.values["zone"]
      salvages = call.values["salvage"] == "true"
      isDry = call.values["dryRun"] == "true"
      job = try ImportAPI.job(call.values["job"])
    }

    /// The question as it is sent, but for the body.
    public var call: APICall {
      var values = ["name": name]
      values["weights"] = unit?.rawValue
      values["zone"] = zone
      values["job"] = job
      if salvages { values["salvage"] = "true" }
      if isDry { values["dryRun"] = "true" }
      return APICall(values)
    }
  }

  /// Says how far an import is.
  public struct Progress: APIRequest {
    public typealias Answer = ImportProgress
    public static let endpoint = Endpoint.get("showImportProgress", "/api/v1/imports/:id/progress")
      .gives("ImportProgress").needs(.read)
      .does("Show how far an import is while it goes on.")

    /// The name that the import was given.
    public let job: String

    /// Names the import.
    public init(of job: String) { self.job = job }

    public init(_ call: APICall) throws(APICallError) { job = try call.text("id") }
    public var call: APICall { APICall(["id": job]) }
  }

  private static func unit(_ text: String?) throws(APICallError) -> MassUnit? {
    guard let text else { return nil }
    guard let unit = MassUnit(rawValue: text) else {
      throw APICallError("\"weights\" is \(text.prefix(20)), expected kg or lb")
    }
    return unit
  }

  /// The name by which whoever imports asks how far it is, made as the names of files that pages send.
  private static func job(_ text: String?) throws(APICallError) -> String? {
    guard let text else { return nil }
    let isName =
      text.utf8.count == 32
      && text.utf8.allSatisfy { (0x30...0x39).contains($0) || (0x61...0x66).contains($0) }
    guard isName else {
      throw APICallError("\"job\" is not a name, expected 32 lower-case hexadecimal digits")
    }
    return text
  }
}
