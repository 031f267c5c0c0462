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
    APIShape("IntentAnswer", IntentAnswer.schema),
    APIShape(
      "TakenWorkout",
      #"{"type":"object","properties":{"workout":{"type":"string"}}}"#
    ),
    APIShape("AccessToken", AccessToken.schema),
    APIShape("Tokens", TokenList.schema),
    APIShape("MadeToken", MadeToken.schema),
    APIShape("Devices", DeviceList.schema),
    // An array answers a batch.
    APIShape("AgentAnswer", #"{"type":["object","array"],"items":{"type":"object"}}"#),
    APIShape("Drawing", #"{"type":"object","required":["size","path"]}"#),
    APIShape("PairingCode", DeviceCode.schema),
    APIShape("Pairing", #"{"type":"object","required":["id","name"]}"#),
    APIShape("SessionPage", SessionPage.schema),
    APIShape("Session", SessionSummary.schema),
    APIShape("EventImport", EventImport.schema),
    APIShape("Acked", #"{"type":"object","required":["acked"]}"#),
    APIShape("Receipt", #"{"type":"object","required":["acked"]}"#),
    APIShape("ShareCard", #"{"type":"object","required":["title","date","figures"]}"#),
    APIShape("ActivityEditing", #"{"type":"object","required":["moments","neighbors"]}"#),
    APIShape("EditedActivities", EditedActivities.schema),
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
    APIShape("PlanAgenda", PlanAgenda.schema),
    APIShape("Gear", GearList.schema),
    APIShape("Webhooks", WebhookList.schema),
    APIShape("Exports", ExportList.schema),
    APIShape("MadeWebhook", MadeWebhook.schema),
    APIShape("Pages", PageList.schema),
    APIShape("PageDraft", PageDraft.schema),
    APIShape("PageChange", PageChange.schema),
    APIShape("AgentLedger", AgentLedger.schema),
    APIShape("ExportGuides", ExportGuides.schema),
    APIShape("LearnedTables", LearnedTables.schema),
    APIShape(
      "Imports",
      #"""
      {"type":"object","required":["imports"],"properties":{"imports":{"type":"array",
      "items":{"type":"object","required":["id","at"]}}}}
      """#
    ),
  ]
}
