// The words of a row of the API's table.
extension Endpoint {
  /// An endpoint that only shows something.
  static func get(_ name: String, _ path: String) -> Endpoint { Endpoint(name, .get, path) }

  /// An endpoint that does or adds something.
  static func post(_ name: String, _ path: String) -> Endpoint { Endpoint(name, .post, path) }

  /// An endpoint that puts something in the place of what is there.
  static func put(_ name: String, _ path: String) -> Endpoint { Endpoint(name, .put, path) }

  /// An endpoint that changes parts of something.
  static func patch(_ name: String, _ path: String) -> Endpoint { Endpoint(name, .patch, path) }

  /// An endpoint that takes something out.
  static func delete(_ name: String, _ path: String) -> Endpoint { Endpoint(name, .delete, path) }

  /// The same with parameters; those of the path need no mention where any text will do.
  func asks(_ parameters: EndpointParameter...) -> Endpoint { asks(parameters) }

  /// The same with a list of parameters.
  func asks(_ parameters: [EndpointParameter]) -> Endpoint {
    var endpoint = self
    endpoint.parameters.removeAll { known in parameters.contains { $0.name == known.name } }
    endpoint.parameters += parameters
    return endpoint
  }

  /// The same with a body of JSON, by the name of its shape.
  func takes(_ shape: String) -> Endpoint { takes(.json(shape)) }

  /// The same with a body.
  func takes(_ content: Content) -> Endpoint {
    var endpoint = self
    endpoint.takes = content
    return endpoint
  }

  /// The same with an answer of JSON, by the name of its shape.
  func gives(_ shape: String) -> Endpoint { gives(.json(shape)) }

  /// The same with an answer.
  func gives(_ content: Content) -> Endpoint {
    var endpoint = self
    endpoint.gives = content
    return endpoint
  }

  /// The same for whoever has a permission; without this it is that of the owner.
  func needs(_ scope: Scope) -> Endpoint {
    var endpoint = self
    endpoint.scope = scope
    return endpoint
  }

  /// The same with a body of so many bytes at most.
  func upTo(_ bytes: Int) -> Endpoint {
    var endpoint = self
    endpoint.longestBody = bytes
    return endpoint
  }

  /// The same with what it does, in one sentence.
  func does(_ summary: String) -> Endpoint {
    var endpoint = self
    endpoint.summary = summary
    return endpoint
  }

  private init(_ name: String, _ method: Method, _ path: String) {
    self.name = name
    self.method = method
    self.path = path
    parameters = path.utf8.split(separator: UInt8(ascii: "/"))
      .filter { $0.first == UInt8(ascii: ":") }
      .map { .path(String(decoding: Array($0.dropFirst()), as: UTF8.self)) }
  }
}
