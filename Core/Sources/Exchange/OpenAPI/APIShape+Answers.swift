extension APIShape {
  static let answers = [
    APIShape(
      "Problem",
      #"""
      {"type":"object","required":["type","title","status","detail"],"properties":{
      "type":{"type":"string"},"title":{"type":"string"},"status":{"type":"integer"},
      "detail":{"type":"string","description":"One sentence for a person."}}}
      """#
    ),
    APIShape(
      "Health",
      #"""
      {"type":"object","required":["status","version"],"properties":{"status":{"enum":["ok","failing"]},
      "version":{"type":"string"}}}
      """#
    ),
    APIShape(
      "IntentAnswer",
      #"""
      {"type":"object","required":["say","done"],"properties":{"say":{"type":"string",
      "description":"The sentence to speak."},"done":{"type":"boolean"},"workout":{"type":"string"}}}
      """#
    ),
    APIShape(
      "TakenWorkout",
      #"{"type":"object","properties":{"workout":{"type":"string"}}}"#
    ),
    APIShape(
      "AccessToken",
      #"""
      {"type":"object","required":["id","name","scopes","shares","made"],"properties":{
      "id":{"type":"string"},"name":{"type":"string"},"scopes":{"type":"array","items":{"type":"string"}},
      "shares":{"type":"array","items":{"type":"string"}},"made":{"type":"integer"},
      "seen":{"type":"integer"},"last":{"type":"string","description":"The operation that was asked last."}}}
      """#
    ),
    APIShape(
      "Tokens",
      #"""
      {"type":"object","required":["tokens"],"properties":{"tokens":{"type":"array",
      "items":{"$ref":"#/components/schemas/AccessToken"}}}}
      """#
    ),
    APIShape(
      "MadeToken",
      #"""
      {"type":"object","required":["token","secret"],"properties":{
      "token":{"$ref":"#/components/schemas/AccessToken"},
      "secret":{"type":"string","pattern":"^pst_[0-9a-f]{64}$"}}}
      """#
    ),
    APIShape("Devices", list("devices", "id", "name")),
    APIShape("Drawing", #"{"type":"object","required":["size","path"]}"#),
    APIShape("PairingCode", #"{"type":"object","required":["code","seconds"]}"#),
    APIShape("Pairing", #"{"type":"object","required":["id","name"]}"#),
    APIShape("SessionPage", list("sessions", "id", "events", "began")),
    APIShape("Session", #"{"type":"object","required":["id","events","bytes","began","ended"]}"#),
    APIShape("EventImport", #"{"type":"object","required":["taken","known"]}"#),
    APIShape("Acked", #"{"type":"object","required":["acked"]}"#),
    APIShape("Receipt", #"{"type":"object","required":["acked"]}"#),
    APIShape("ShareCard", #"{"type":"object","required":["title","date","figures"]}"#),
    APIShape("ActivityEditing", #"{"type":"object","required":["moments","neighbors"]}"#),
    APIShape(
      "EditedActivities",
      #"{"type":"object","required":["ids"],"properties":{"ids":{"type":"array","items":{"type":"string"}}}}"#
    ),
    APIShape("LoggedDay", #"{"type":"object"}"#),
    APIShape(
      "LogReport",
      #"{"type":"object","required":["records","week","streak","standstill","log"]}"#
    ),
    APIShape(
      "Suggestions",
      #"""
      {"type":"object","required":["wish","places","found"],"properties":{"found":{"type":"object",
      "required":["cards","hidden","weights","chips"]}}}
      """#
    ),
    APIShape(
      "PackedLog",
      #"""
      {"type":"object","required":["shapes","sessions","runs"],"properties":{
      "shapes":{"type":"array","items":{"type":"object","required":["exercise","result"]}},
      "sessions":{"type":"array","items":{"type":"object","required":["id","startedAt","sets"],"properties":{
      "sets":{"type":"array","items":{"type":["number","null"]},
      "description":"Three for each set: the place of its shape, the count, the weight."}}}},
      "runs":{"type":"array","items":{"type":"object","required":["id","startedAt","meters"]}}}}
      """#
    ),
    APIShape(
      "Challenge",
      #"""
      {"type":"object","required":["exercise","goal","entries"],"properties":{
      "exercise":{"type":"string"},"goal":{"type":"integer"},"entries":{"type":"array",
      "items":{"type":"object","required":["id","exercise","at","count"]}}}}
      """#
    ),
    APIShape(
      "PlanAgenda",
      #"""
      {"type":"object","required":["calendars","days"],"properties":{"calendars":{"type":"integer",
      "description":"How many calendars are read."},"days":{"type":"array","items":{"type":"object",
      "required":["day","label","events","more","sessions"],"properties":{"sessions":{"type":"array",
      "items":{"type":"object","required":["id","slots"],"properties":{"slots":{"type":"array",
      "items":{"type":"object","required":["time","words"]}}}}}}}}}}
      """#
    ),
    APIShape("Webhooks", list("webhooks", "id", "address", "kinds", "deliveries")),
    APIShape("Exports", list("exports", "id", "address", "asked", "given")),
    APIShape("MadeWebhook", #"{"type":"object","required":["webhook","secret"]}"#),
    APIShape("Pages", list("pages", "workout", "title", "address")),
    APIShape("PageDraft", #"{"type":"object","required":["draft","digest"]}"#),
    APIShape(
      "PageChange",
      #"{"type":"object","required":["changed","text","changes","conflicts"]}"#
    ),
    APIShape("AgentLedger", list("calls", "at", "tool", "arguments")),
    APIShape("Imports", list("imports", "id", "at")),
  ]

  /// An object with a list of objects.
  private static func list(_ name: String, _ members: String...) -> String {
    var names = ""
    for member in members { names += (names.isEmpty ? "\"" : ",\"") + member + "\"" }
    return "{\"type\":\"object\",\"required\":[\"" + name + "\"],\"properties\":{\"" + name
      + "\":{\"type\":\"array\",\"items\":{\"type\":\"object\",\"required\":[" + names + "]}}}}"
  }
}
