import Exchange
import Formats
import Testing

/// The description of the API follows the table of endpoints.
struct OpenAPITests {
  private let description: JSON

  init() throws {
    var json = JSONWriter()
    OpenAPI.write(release: "1.2.3", to: &json)
    description = try JSON.parse(json.bytes)
  }

  private func operation(_ method: String, _ path: String) throws -> JSON {
    try #require(description["paths"]?[path]?[method], "\(method) \(path)")
  }

  @Test func `describes every endpoint once, with its scope`() throws {
    #expect(description["openapi"]?.string == "3.1.0")
    #expect(description["info"]?["version"]?.string == "1.2.3")
    var names: [String] = []
    for path in try #require(description["paths"]?.object) {
      for operation in path.value.object ?? [] {
        names.append(operation.value["operationId"]?.string ?? "?")
      }
    }
    #expect(names.sorted() == API.endpoints.map(\.name).sorted())
    #expect(Set(names).count == names.count)
    let logging = try operation("post", "/api/v1/log/sets")
    #expect(logging["security"]?.array?.first?["token"]?.array == [.string("log")])
    #expect(try operation("get", "/health")["security"]?.array == [])
  }

  @Test func `writes parameters where they are said and as they are bounded`() throws {
    let parameters = try #require(operation("get", "/api/v1/sessions")["parameters"]?.array)
    let limit = try #require(parameters.first { $0["name"]?.string == "limit" })
    #expect(limit["in"]?.string == "query" && limit["required"]?.bool == false)
    #expect(limit["schema"]?["maximum"]?.number == 500)
    let one = try operation("get", "/api/v1/sessions/{id}")
    #expect(one["parameters"]?.array?.first?["in"]?.string == "path")
    #expect(one["parameters"]?.array?.first?["required"]?.bool == true)
  }

  @Test func `shows the shape of every body that is sent`() throws {
    let schemas = try #require(description["components"]?["schemas"])
    for endpoint in API.endpoints {
      guard case .json(let name) = endpoint.takes else { continue }
      #expect(schemas[name]?["type"]?.string == "object", "\(endpoint.name) takes \(name)")
    }
  }

  /// A list without its items is right for a validator, but generators of clients leave out what uses it.
  @Test func `says of each list what is in it`() throws {
    var open = [(path: "", value: description)]
    while let (path, value) = open.popLast() {
      let types = value["type"]?.string.map { [$0] } ?? value["type"]?.array?.compactMap(\.string)
      if types?.contains("array") == true {
        #expect(value["items"] != nil || value["prefixItems"] != nil, "\(path)")
      }
      open += (value.array ?? []).map { (path, $0) }
      open += (value.object ?? []).map { (path + "/" + $0.key, $0.value) }
    }
  }

  @Test func `refers to nothing that is not there`() throws {
    var open = [description]
    while let value = open.popLast() {
      if let reference = value["$ref"]?.string {
        let name = String(reference.split(separator: "/").last ?? "")
        #expect(description["components"]?["schemas"]?[name] != nil, "\(reference)")
      }
      open += value.array ?? (value.object ?? []).map(\.value)
    }
  }
}
