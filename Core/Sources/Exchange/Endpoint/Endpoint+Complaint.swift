import Training

extension Endpoint {
  /// What is wrong with the values of the query, if anything is; what a request reads itself it judges
  /// itself.
  public func complaint(about values: [String: String]) -> String? {
    for parameter in parameters where parameter.place == .query {
      guard let value = values[parameter.name] else {
        if parameter.isRequired { return "\"\(parameter.name)\" is missing" }
        continue
      }
      if let complaint = parameter.complaint(about: value) { return complaint }
    }
    return nil
  }
}

extension EndpointParameter {
  /// What is wrong with a value, if anything is.
  func complaint(about value: String) -> String? {
    let shown = value.prefix(20)
    switch kind {
    case .text, .matching, .moment: return nil
    case .number(let least, let most):
      guard let number = Int64(value), (least...most).contains(number) else {
        return "\"\(name)\" is \(shown), expected a number from \(least) to \(most)"
      }
      return nil
    case .day:
      return Day(value) == nil
        ? "\"\(name)\" is not a day, expected one like 2026-06-01" : nil
    case .choice(let words):
      let isOne = words.contains { $0.utf8.elementsEqual(value.utf8) }
      return isOne
        ? nil
        : "\"\(name)\" is \(shown), expected one of \(words.joined(separator: ", "))"
    }
  }
}
