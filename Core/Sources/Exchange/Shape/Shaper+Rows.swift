public import Formats

extension Shaper {
  /// A list of values with a shape of their own; what is no list is an error.
  public mutating func rows<Value: Shaped>(
    _ key: String,
    _ values: inout [Value]
  ) throws(ShapeError) {
    try rows(key, &values, from: Value.blank) { it, value throws(ShapeError) in
      try value.shape(&it)
    }
  }

  /// A list of values whose members a closure shows; reading each begins with `blank`.
  public mutating func rows<Value>(
    _ key: String,
    _ values: inout [Value],
    from blank: Value,
    _ body: (inout Shaper, inout Value) throws(ShapeError) -> Void
  ) throws(ShapeError) {
    if isDescribing {
      var (inner, value) = (describing, blank)
      try body(&inner, &value)
      describe(key, ["type": "array", "items": inner.schema], isRequired: true)
    } else if isReading {
      let outer = fields
      values = []
      for row in try outer.list(key) {
        fields = try Fields(row, at: key)
        var value = blank
        try body(&self, &value)
        values.append(value)
      }
      fields = outer
    } else {
      let reader = reader
      json.array(key) { json in
        for value in values {
          var (it, copy) = (Shaper(.writing), value)
          it.reader = reader
          swap(&it.json, &json)
          it.json.beginObject()
          // Nothing is wrong with a value: only reading finds faults.
          try? body(&it, &copy)
          it.json.endObject()
          swap(&it.json, &json)
        }
      }
    }
  }

  /// A list of texts, each of which has to be one; `expected` says what they are.
  public mutating func texts(
    _ key: String,
    _ values: inout [String],
    expected: String
  ) throws(ShapeError) {
    if isReading {
      values = try fields.rows(key, expected)
    } else {
      texts(key, &values)
    }
  }

  /// Some of the named cases, in their order.
  public mutating func choices<Choice: RawRepresentable & CaseIterable & Hashable>(
    _ key: String,
    _ value: inout Set<Choice>,
    among all: [Choice],
    isRequired: Bool = true
  ) throws(ShapeError) where Choice.RawValue == String {
    if isDescribing {
      let items: JSON = ["enum": .array(all.map { .string($0.rawValue) })]
      let most: [JSON.Member] = isRequired ? [JSON.Member("minItems", 1)] : []
      let schema: [JSON.Member] = [JSON.Member("type", "array"), JSON.Member("items", items)]
      describe(key, .object(schema + most), isRequired: isRequired)
    } else if isReading {
      value = []
      for word in try fields.list(key) {
        guard let choice = all.first(where: { $0.rawValue == word.string }) else {
          let names = all.map { $0.rawValue }.joined(separator: ", ")
          throw fields.error(key, word, "some of \(names)")
        }
        value.insert(choice)
      }
    } else {
      json.array(key) { json in
        for choice in all where value.contains(choice) { json.value(choice.rawValue) }
      }
    }
  }

  /// An object that may be absent, whose members a closure shows; reading it begins with `blank`.
  public mutating func object<Value>(
    _ key: String,
    _ value: inout Value?,
    from blank: Value,
    _ body: (inout Shaper, inout Value) throws(ShapeError) -> Void
  ) throws(ShapeError) {
    if isDescribing {
      var (inner, example) = (describing, blank)
      try body(&inner, &example)
      describe(key, inner.schema, isRequired: false)
    } else if isReading {
      let outer = fields
      guard let inner = try outer.fields(ifPresent: key) else { return value = nil }
      fields = inner
      var read = blank
      try body(&self, &read)
      value = read
      fields = outer
    } else if var copy = value {
      json.key(key)
      json.beginObject()
      try body(&self, &copy)
      json.endObject()
    }
  }

  /// A value with a shape of its own that has to be there; `expected` says what it is.
  public mutating func nested<Value: ObjectShaped>(
    _ key: String,
    _ value: inout Value,
    expected: String
  ) throws(ShapeError) {
    if isDescribing {
      describe(key, Value.schema, isRequired: true)
    } else if isReading {
      guard let inner = try fields.fields(ifPresent: key) else { throw missing(key, expected) }
      value = try Value(inner)
    } else {
      json.key(key)
      value.write(to: &json)
    }
  }

  /// Words for whoever reads the answer: they are written, and never read.
  public mutating func words(_ key: String, _ text: (APIReader) -> String?) {
    if isDescribing {
      describe(key, ["type": "string"], isRequired: false)
    } else if isWriting, let reader {
      json.field(key, text(reader))
    }
  }

  /// Members that are written for whoever reads the answer, and never read.
  public mutating func telling(_ body: (inout JSONWriter, APIReader) -> Void) {
    if isWriting, let reader { body(&json, reader) }
  }
}
