import Formats
public import Screens

extension ExportGuide {
  /// The guides whose names have what somebody typed in them, or that name alone.
  public static func named(_ text: String) -> [ExportGuide] {
    let wanted = plain(text)
    if let one = all.first(where: { plain($0.name) == wanted }) { return [one] }
    return all.filter { wanted.isEmpty || plain($0.name).holds(wanted) }
  }

  private static func plain(_ text: String) -> String {
    text.lowercased().filter { $0.isLetter || $0.isNumber }
  }
}
