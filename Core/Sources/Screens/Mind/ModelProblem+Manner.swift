extension ModelProblem {
  /// What a coach does not say, or not like this.
  public enum Manner: Hashable, Sendable {
    /// There are too few words to mean anything.
    case empty
    /// There are more than three sentences.
    case manySentences
    /// There are more sentences than the list may have.
    case overfull(Int, most: Int)
    /// There are more words than it may have.
    case wordy(Int, most: Int)
    /// One sentence is too long.
    case long
    /// A line has more or fewer letters than it may have.
    case letters(Int, ClosedRange<Int>)
    /// A voice needs more seconds for it than there are.
    case slow(seconds: Int)
    /// A placeholder stands where figures are known.
    case placeholders
    /// There is no placeholder of that name.
    case unknownPlaceholder(String)
    /// Dots stand where words should.
    case ellipsis
    /// A sign that is no plain text.
    case sign(String)
    /// An address of the network.
    case address
    /// Words that hurt somebody, or give medical advice.
    case unfit(String)
    /// Words about itself, or about the runner to somebody else.
    case aside(String)
    /// Words that the runner would say.
    case ofRunner(String)
    /// It says "I".
    case ofItself
    /// A swear word, to somebody who wants none.
    case swearing(String)
    /// It repeats what it was asked.
    case echo
    /// It repeats what was said just before.
    case again
    /// Another sentence says nearly the same.
    case alike
    /// A sentence stands in it twice.
    case twice(String)
    /// It was copied from the instructions.
    case copied
    /// It says what the plan says, and nothing else.
    case plan
  }
}
