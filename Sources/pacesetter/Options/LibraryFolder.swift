// Whichever of Glibc and Dispatch is loaded first owns the structures of C that both declare.
import CDispatch
import Exchange
import Glibc
import Record
import Storage
import Training

/// The folder of workouts: the one installed with the program, or a named one.
struct LibraryFolder {
  let catalogue: ExerciseCatalogue
  let catalogueProblems: [Diagnostic]
  let motionProblems: [Diagnostic]
  let library: WorkoutLibrary
  let paths: [String]
  /// The descriptions that came with the program.
  let documents: [MCPDocument: String]

  /// Reads the folder: the catalogue and every workout in it.
  init(given: String?) throws(Failure) {
    let folder = try Self.find(given)
    let exercises = folder + "/exercises.md"
    let motions = folder + "/motions.md"
    var book: MotionBook?
    if access(motions, R_OK) == 0 {
      let (read, problems) = MotionBook.read(try FileBytes.read(motions))
      (book, motionProblems) = (read, problems)
    } else {
      motionProblems = []
    }
    if access(exercises, R_OK) == 0 {
      let bytes = try FileBytes.read(exercises)
      (catalogue, catalogueProblems) = ExerciseCatalogue.read(bytes, moving: book)
    } else {
      (catalogue, catalogueProblems) = (.empty, [])
    }
    documents = Self.documents(beside: folder)
    paths = try Self.files(below: folder)
    library = WorkoutLibrary.read(try Self.read(paths), catalogue: catalogue)
  }

  /// The descriptions in the documentation beside a folder of workouts, as far as they are there.
  private static func documents(beside folder: String) -> [MCPDocument: String] {
    var found: [MCPDocument: String] = [:]
    for document in MCPDocument.allCases {
      // What is not installed is not offered.
      guard let bytes = try? FileBytes.read(folder + "/../Documentation/" + document.file) else {
        continue
      }
      found[document] = String(decoding: bytes, as: UTF8.self)
    }
    return found
  }

  /// The catalogue that came with the program; an empty one if there is none.
  static func catalogue(given: String?) throws(Failure) -> ExerciseCatalogue {
    guard let folder = try? find(given), access(folder + "/exercises.md", R_OK) == 0 else {
      // Files can be checked without knowing a single exercise.
      return .empty
    }
    return ExerciseCatalogue.read(try FileBytes.read(folder + "/exercises.md")).catalogue
  }

  /// The catalogue that came with the program, read when it is needed.
  static var knowledge: ExerciseKnowledge {
    // A catalogue that cannot be read matches no names; everything else goes on.
    ExerciseKnowledge { (try? catalogue(given: nil)) ?? .empty }
  }

  /// The contents of files, by their names without folder and extension.
  static func read(_ paths: [String]) throws(Failure) -> [WorkoutLibrary.File] {
    var files: [WorkoutLibrary.File] = []
    for path in paths {
      files.append(WorkoutLibrary.File(name: name(of: path), bytes: try FileBytes.read(path)))
    }
    return files
  }

  /// The name of a file without folder and extension.
  static func name(of path: String) -> String {
    let file = path.split(separator: "/").last.map { String($0) } ?? path
    return file.hasSuffix(".md") ? String(file.dropLast(3)) : file
  }

  // MARK: Folders

  /// In order: what the user says, beside the installed program, and the repository that the
  /// program was built in.
  static func find(_ given: String?) throws(Failure) -> String {
    if let given = given ?? Console.variable("PACESETTER_LIBRARY") {
      guard isFolder(given) else { throw Failure(.noInput, "there is no folder \(given)") }
      return given
    }
    var folder = program()
    while let end = folder.lastIndex(of: "/") {
      folder = String(folder[..<end])
      for place in ["/KnowledgeBase", "/share/pacesetter/KnowledgeBase"]
      where isFolder(folder + place + "/workouts") {
        return folder + place
      }
    }
    throw Failure(
      .unavailable,
      "name the workouts with --library FOLDER; there are none beside the program"
    )
  }

  private static func program() -> String {
    guard let path = realpath("/proc/self/exe", nil) else { return "" }
    defer { free(path) }
    return String(cString: path)
  }

  static func isFolder(_ path: String) -> Bool {
    var status = stat()
    return stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
  }

  /// Every workout below a folder, in the order of the paths.
  ///
  /// `README.md` and the catalogue are none.
  static func files(below folder: String, depth: Int = 0) throws(Failure) -> [String] {
    guard let directory = opendir(folder) else {
      throw Failure(.noInput, "cannot open \(folder)")
    }
    defer { closedir(directory) }
    var names: [String] = []
    while let entry = readdir(directory) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) {
        $0.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
      }
      if !name.hasPrefix(".") { names.append(name) }
    }
    let other = ["readme.md", "exercises.md", "motions.md"]
    var paths: [String] = []
    for name in names.sorted() {
      let path = folder + "/" + name
      if isFolder(path) {
        if depth < 4 { paths += try files(below: path, depth: depth + 1) }
      } else if name.hasSuffix(".md"), !other.contains(name.lowercased()) {
        paths.append(path)
      }
    }
    return paths
  }
}
