public import Training

/// Why no words of a model are used, or not as they came: what was found, and what was expected.
///
/// The English sentence goes back to the model, which is told to mend its words; a person reads their own
/// language.
public indirect enum ModelProblem: Refusal {
  /// What has to be shared for this, and is not.
  case notShared([PrivacyCategory])
  /// The model has not answered.
  case failed(ModelError)
  /// Nobody is asked, or not once more.
  case withheld(Withholding)
  /// The answer has another form than was asked for.
  case form(Form)
  /// The words are none that a coach says.
  case manner(Manner)
  /// The words say what is not so, or what nobody knows.
  case untruth(Untruth)
  /// A script leaves something out, or comes out wrong on a run.
  case staging(Staging)
  /// A workout is not what was asked for.
  case planning(Planning)
  /// One part of the answer has a problem of its own.
  case part(Part, ModelProblem)
  /// A line of a script, by its number, has a problem on a run.
  case rehearsed(line: String, ModelProblem)
  /// What a reader of scripts or workouts says, which tells only a model how to write it.
  case diagnosed(Diagnostic)

  /// Why nobody is asked.
  public enum Withholding: CaseIterable, Hashable, Sendable {
    /// No model is set up.
    case noModel
    /// What may be spent is spent.
    case overBudget
    /// A proxy has mended its answer already, as far as it could.
    case unusableRelay
    /// The proxy that was asked has no model.
    case emptyProxy
    /// Rules know the answer.
    case byRules
    /// A run of steps says all that there is to say.
    case planned
  }

  /// A part of an answer.
  public enum Part: Hashable, Sendable {
    /// A line of a script, by its number.
    case line(Int)
    /// A sentence, by its number.
    case sentence(Int)
    /// The title of a workout.
    case title
    /// Why a workout fits.
    case reason
    /// A heading or a step, in its own words.
    case text(String)
  }

  /// The sentence in a language.
  public func words(in language: Language) -> String { language.words(of: self) }

  /// The sentences in a language, each once.
  public static func words(_ problems: [ModelProblem], in language: Language) -> [String] {
    problems.map { $0.words(in: language) }.reduce(into: []) { kept, text in
      if !kept.contains(text) { kept.append(text) }
    }
  }
}

extension ModelProblem: CustomStringConvertible {
  /// The sentence for the model.
  public var description: String { english }
}
