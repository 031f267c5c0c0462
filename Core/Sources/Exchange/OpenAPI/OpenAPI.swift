public import Formats

/// The description of the API as OpenAPI 3.1, made from the table of endpoints that also serves it.
public enum OpenAPI {
  /// Writes the description of a release.
  public static func write(release: String, to json: inout JSONWriter) {
    json.object { json in
      json.field("openapi", "3.1.0")
      json.object("info") { json in
        json.field("title", "Pacesetter")
        json.field("version", release)
        json.field("summary", "One person's training companion, on their own machine.")
        json.field("description", description)
      }
      json.array("servers") { json in json.object { $0.field("url", "/") } }
      json.object("paths") { json in writePaths(API.endpoints, to: &json) }
      json.object("components") { json in
        json.object("securitySchemes") { json in
          json.object("token") { json in
            json.field("type", "http")
            json.field("scheme", "bearer")
            json.field("description", tokens)
          }
        }
        json.object("schemas") { json in
          for shape in APIShape.all {
            json.key(shape.name)
            json.value(written: Array(shape.schema.utf8))
          }
        }
      }
    }
  }

  /// Writes the description of the proxy of a release.
  public static func writeProxy(release: String, to json: inout JSONWriter) {
    json.object { json in
      json.field("openapi", "3.1.0")
      json.object("info") { json in
        json.field("title", "Pacesetter proxy")
        json.field("version", release)
        json.field("summary", "Language models for people who share one key.")
        json.field("description", ProxyAPI.description)
      }
      json.array("servers") { json in json.object { $0.field("url", "/") } }
      json.object("paths") { json in writePaths(ProxyAPI.endpoints, atHome: false, to: &json) }
      json.object("components") { json in
        json.object("securitySchemes") { json in
          json.object("token") { json in
            json.field("type", "http")
            json.field("scheme", "bearer")
            json.field("description", "A device's token, made by 'pacesetter proxy token NAME'.")
          }
        }
        json.object("schemas") { json in
          for shape in APIShape.proxy {
            json.key(shape.name)
            json.value(written: Array(shape.schema.utf8))
          }
        }
      }
    }
  }

  private static let description =
    "Programs on the server's own machine need no token; others show one. Every error is a problem "
    + "(RFC 9457) with one sentence in detail. Distances are meters, times are seconds, weights are "
    + "kilograms."

  private static let tokens =
    "A token of yours, made on the page Connections or by 'pacesetter tokens add'. Each operation names "
    + "the scope that it needs: read, log or control."

  /// What can be asked without a body as well.
  private static let bodiless = [
    IntentAPI.startWorkout.name, IntentAPI.startRun.name, IntentAPI.mute.name,
    SessionAPI.Import.endpoint.name, PageAPI.LookAgain.endpoint.name,
  ]

  // MARK: Operations

  private static func writePaths(
    _ endpoints: [Endpoint],
    atHome: Bool = true,
    to json: inout JSONWriter
  ) {
    var paths: [String] = []
    for endpoint in endpoints where !paths.contains(where: { same($0, endpoint.path) }) {
      paths.append(endpoint.path)
    }
    for path in paths {
      json.object(template(of: path)) { json in
        for endpoint in endpoints where same(endpoint.path, path) {
          json.object(word(endpoint.method)) { json in write(endpoint, atHome, to: &json) }
        }
      }
    }
  }

  private static func write(_ endpoint: Endpoint, _ atHome: Bool, to json: inout JSONWriter) {
    json.field("operationId", endpoint.name)
    json.field("summary", endpoint.summary)
    json.array("security") { json in
      guard endpoint.scope != .open else { return }
      json.object { json in
        json.array("token") { $0.value(endpoint.scope.rawValue) }
      }
      // At home nobody is asked.
      if atHome { json.object { _ in } }
    }
    if !endpoint.parameters.isEmpty {
      json.array("parameters") { json in
        for parameter in endpoint.parameters { write(parameter, to: &json) }
      }
    }
    if endpoint.takes != .nothing {
      json.object("requestBody") { json in
        json.field("required", !bodiless.contains { same($0, endpoint.name) })
        json.object("content") { json in write(endpoint.takes, to: &json) }
      }
    }
    json.object("responses") { json in
      json.object(endpoint.gives == .nothing ? "204" : "200") { json in
        json.field("description", "It was done.")
        if endpoint.gives != .nothing {
          json.object("content") { json in write(endpoint.gives, to: &json) }
        }
      }
      for (status, reason) in [("4XX", "Why it was not done."), ("5XX", "What went wrong.")] {
        json.object(status) { json in
          json.field("description", reason)
          json.object("content") { json in
            json.object("application/problem+json") { json in reference("Problem", to: &json) }
            if endpoint.name == AgentAPI.talk.name {
              json.object("application/json") { json in reference("AgentAnswer", to: &json) }
            }
          }
        }
      }
      if endpoint.name == ImportAPI.Progress.endpoint.name {
        json.object("204") { $0.field("description", "No import of that name is going on.") }
      }
      if endpoint.name == AgentAPI.talk.name {
        json.object("202") { $0.field("description", "It was only said; no answer is due.") }
      }
    }
  }

  private static func write(_ content: Endpoint.Content, to json: inout JSONWriter) {
    switch content {
    case .nothing: break
    case .json(let name):
      json.object("application/json") { json in reference(name, to: &json) }
    case .lines: file("application/x-pacesetter-events", to: &json)
    case .stream: file("text/event-stream", to: &json)
    case .file(let types):
      for type in types.utf8.split(separator: UInt8(ascii: ",")) {
        file(String(decoding: Array(type), as: UTF8.self).trimmed, to: &json)
      }
    }
  }

  /// A file: what is in it no schema says.
  private static func file(_ type: String, to json: inout JSONWriter) {
    json.object(type) { json in json.object("schema") { _ in } }
  }

  private static func reference(_ name: String, to json: inout JSONWriter) {
    json.object("schema") { json in
      guard (APIShape.all + APIShape.proxy).contains(where: { same($0.name, name) }) else {
        json.field("type", "object")
        json.field("title", name)
        return
      }
      json.field("$ref", "#/components/schemas/" + name)
    }
  }

  private static func write(_ parameter: EndpointParameter, to json: inout JSONWriter) {
    json.object { json in
      json.field("name", parameter.name)
      json.field("in", parameter.place.rawValue)
      json.field("required", parameter.isRequired)
      json.object("schema") { json in
        switch parameter.kind {
        case .text:
          json.field("type", "string")
          if parameter.place == .path { json.field("minLength", 1) }
        case .matching(let pattern):
          json.field("type", "string")
          json.field("pattern", pattern)
        case .moment:
          json.field("type", "number")
          json.field("minimum", 0)
        case .number(let least, let most):
          json.field("type", "integer")
          json.field("minimum", least)
          json.field("maximum", most)
        case .day:
          json.field("type", "string")
          json.field("format", "date")
        case .choice(let words):
          json.field("type", "string")
          json.array("enum") { json in for word in words { json.value(word) } }
        }
      }
    }
  }

  // MARK: Words

  private static func same(_ one: String, _ other: String) -> Bool {
    one.utf8.elementsEqual(other.utf8)
  }

  private static func word(_ method: Endpoint.Method) -> String {
    switch method {
    case .get: "get"
    case .post: "post"
    case .put: "put"
    case .patch: "patch"
    case .delete: "delete"
    }
  }

  /// A path with its parameters in braces.
  private static func template(of path: String) -> String {
    var bytes: [UInt8] = []
    for part in path.utf8.split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: true) {
      bytes.append(UInt8(ascii: "/"))
      if part.first == UInt8(ascii: ":") {
        bytes += [UInt8(ascii: "{")] + part.dropFirst() + [UInt8(ascii: "}")]
      } else {
        bytes += part
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}
