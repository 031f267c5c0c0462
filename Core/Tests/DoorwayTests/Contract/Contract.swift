import Formats
import Foundation

/// The types of a page's contract, read from its JSDoc, and what of a reply they do not describe.
struct Contract: Sendable {
  private var types: [String: JSDocType] = [:]

  /// Reads the contract at a path below `Web`.
  init(_ path: String) throws {
    let url = URL(fileURLWithPath: #filePath)
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
      .appendingPathComponent("Web").appendingPathComponent(path)
    let text = try String(contentsOf: url, encoding: .utf8)
      .split(separator: "\n").filter { $0.hasPrefix(" *") }.map { $0.dropFirst(2) }
      .joined(separator: "\n")
    var current = ""
    var members: [String: [String: (type: JSDocType, isOptional: Bool)]] = [:]
    for tag in text.components(separatedBy: "@").dropFirst() {
      guard let open = tag.firstIndex(of: "{"), let close = Self.end(of: tag, from: open) else {
        continue
      }
      let type = String(tag[tag.index(after: open)..<close])
      let rest = tag[tag.index(after: close)...].drop { $0.isWhitespace }
      let isOptional = rest.hasPrefix("[")
      let name = String(rest.drop { $0 == "[" }.prefix { $0.isLetter || $0.isNumber })
      if tag.hasPrefix("property") {
        members[current, default: [:]][name] = (JSDocType(type), isOptional)
      } else if tag.hasPrefix("typedef") {
        current = name
        types[name] = JSDocType(type)
      }
    }
    for (name, members) in members { types[name] = .object(members) }
  }

  /// What of a value is not as a type says: a member that is not described, one that is missing, or one
  /// of another kind.
  func faults(of json: JSON, as type: String) -> Set<String> {
    faults(of: json, JSDocType(type), at: type)
  }

  private func faults(of json: JSON, _ type: JSDocType, at path: String) -> Set<String> {
    switch type {
    case .literal(let text): return json.string == text ? [] : ["\(path) is not \"\(text)\""]
    case .union(let parts):
      let found = parts.map { faults(of: json, $0, at: path) }
      return found.min { $0.count < $1.count } ?? []
    case .list(let element):
      guard let elements = json.array else { return ["\(path) is no list"] }
      return elements.reduce(into: []) { $0.formUnion(faults(of: $1, element, at: path + "[]")) }
    case .named(let name): return faults(of: json, named: name, at: path)
    case .object, .all: return faults(of: json, members: members(of: type), at: path)
    }
  }

  private func faults(of json: JSON, named name: String, at path: String) -> Set<String> {
    let fits: Bool
    switch name {
    case "any", "unknown": fits = true
    case "object": fits = json.object != nil
    case "null": fits = json.isNull
    case "true": fits = json.bool == true
    case "string": fits = json.string != nil
    case "number": fits = json.number != nil
    case "boolean": fits = json.bool != nil
    default:
      guard let type = types[name] else { return ["\(path) is of the unknown type \(name)"] }
      return faults(of: json, type, at: path)
    }
    return fits ? [] : ["\(path) is no \(name)"]
  }

  private func faults(
    of json: JSON,
    members: [String: (type: JSDocType, isOptional: Bool)],
    at path: String
  ) -> Set<String> {
    guard let object = json.object else { return ["\(path) is no object"] }
    var found: Set<String> = []
    for member in object {
      if let type = members[member.key]?.type {
        found.formUnion(faults(of: member.value, type, at: path + "." + member.key))
      } else {
        found.insert("\(path).\(member.key) is not in the contract")
      }
    }
    for (name, member) in members where !member.isOptional && json[name] == nil {
      found.insert("\(path).\(name) is missing")
    }
    return found
  }

  private func members(
    of type: JSDocType
  ) -> [String: (type: JSDocType, isOptional: Bool)] {
    switch type {
    case .object(let members): members
    case .all(let parts): parts.reduce(into: [:]) { $0.merge(members(of: $1)) { $1 } }
    case .named(let name): types[name].map { members(of: $0) } ?? [:]
    case .literal, .list, .union: [:]
    }
  }

  /// Where a brace that opens is closed.
  private static func end(of text: String, from open: String.Index) -> String.Index? {
    var depth = 0
    for index in text.indices[open...] {
      if text[index] == "{" { depth += 1 }
      if text[index] == "}" { depth -= 1 }
      if depth == 0 { return index }
    }
    return nil
  }
}
