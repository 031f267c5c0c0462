/// The programs whose training diaries are read: every sentence that lists them asks here.
public enum DiaryProgram: String, CaseIterable, Hashable, Sendable {
  /// Strong, for iOS and Android.
  case strong
  /// Hevy.
  case hevy
  /// FitNotes.
  case fitNotes
  /// StrongLifts 5×5.
  case strongLifts
  /// Fitbod.
  case fitbod
  /// JEFIT.
  case jefit
  /// Lyfta.
  case lyfta
  /// Liftosaur.
  case liftosaur
  /// LiftLog.
  case liftLog
  /// Boostcamp.
  case boostcamp
  /// GymBook.
  case gymBook
  /// Alpha Progression.
  case alphaProgression
  /// A watch that counts sets in the FIT file of its activity, which no list of diaries names.
  case fit

  /// What it calls itself.
  public var name: String {
    switch self {
    case .strong: "Strong"
    case .hevy: "Hevy"
    case .fitNotes: "FitNotes"
    case .strongLifts: "StrongLifts"
    case .fitbod: "Fitbod"
    case .jefit: "JEFIT"
    case .lyfta: "Lyfta"
    case .liftosaur: "Liftosaur"
    case .liftLog: "LiftLog"
    case .boostcamp: "Boostcamp"
    case .gymBook: "GymBook"
    case .alphaProgression: "Alpha Progression"
    case .fit: "FIT file"
    }
  }

  /// Those whose diaries are files of their own.
  public static let ofDiaries = allCases.filter { $0 != .fit }

  /// The names of ``ofDiaries``, as a sentence lists them: with "and", with "or", or with a comma alone.
  public static func list(_ word: String? = nil) -> String {
    let names = ofDiaries.map { $0.name }
    guard let word, let last = names.last else { return names.joined(separator: ", ") }
    return names.dropLast().joined(separator: ", ") + " \(word) " + last
  }
}
