extension APIShape {
  /// What our proxy takes and gives.
  static let proxy = [
    APIShape(
      "Problem",
      #"""
      {"type":"object","required":["type","title","status","detail"],"properties":{
      "type":{"type":"string"},"title":{"type":"string"},"status":{"type":"integer"},
      "detail":{"type":"string","description":"One sentence for a person."}}}
      """#
    ),
    APIShape(
      "ProxyHealth",
      #"""
      {"type":"object","required":["status","version","shared"],"properties":{
      "status":{"enum":["ok","failing"]},"version":{"type":"string"},"shared":{"enum":["memory","redis"]}}}
      """#
    ),
    APIShape("ProxyFacts", facts),
    APIShape(
      "ProxyScriptAsk",
      asking(
        #"""
        "goal":{"type":["string","null"],"description":"\"race\", or anything else for training."},
        "distanceKm":{"type":["number","null"],"minimum":0.1,"maximum":100},
        "targetPaceSecPerKm":{"type":["number","null"],"minimum":60,"maximum":3600},
        "setup":{"type":["object","null"],"description":"A run as Pacesetter writes it, in place of the three."},
        "userMemory":\#(texts),"recentRunSummaries":\#(texts)
        """#
      )
    ),
    APIShape(
      "ProxyReplyAsk",
      asking(
        #"""
        "voiceNoteTranscript":{"type":"string","minLength":1,"maxLength":1200},
        "runContextSnapshot":\#(texts),"recentMessagesPlayed":\#(texts),"userMemory":\#(texts)
        """#,
        needs: #""voiceNoteTranscript""#
      )
    ),
    APIShape(
      "ProxySummaryAsk",
      asking(
        #""run":\#(texts),"voiceNotes":\#(texts),"userMemory":\#(texts),"recentRunSummaries":\#(texts)"#
      )
    ),
    APIShape("ProxyInsightAsk", asking(#""figures":\#(texts)"#)),
    APIShape(
      "ProxyWorkoutAsk",
      asking(
        #"""
        "workout":{"type":"object","required":["text"],"properties":{"text":{"type":"string","minLength":1},
        "mode":{"enum":["summary","raw","augmented",null]},"wish":{"type":["object","null"]}}},
        "userMemory":\#(texts)
        """#,
        needs: #""workout""#
      )
    ),
    APIShape(
      "ProxyScript",
      giving(#""scriptId":{"type":"string"},"messages":{"type":"array","items":{"type":"object"}}"#)
    ),
    APIShape("ProxyReply", giving(#""replyText":{"type":"string"}"#)),
    APIShape(
      "ProxySummary",
      giving(
        #""summaryText":{"type":"string"},"extractedFacts":{"type":"array","items":{"type":"object"}}"#
      )
    ),
    APIShape("ProxyInsight", giving(#""sentences":\#(texts)"#)),
    APIShape(
      "ProxyWorkout",
      giving(
        #""title":{"type":"string"},"why":{"type":"string"},"text":{"type":"string"}"#
      )
    ),
  ]

  private static let texts = #"{"type":["array","null"],"items":{"type":"string"}}"#

  private static let facts = #"""
    {"type":["array","null"],"maxItems":80,"items":{"type":"object","required":["about","text"],"properties":{
    "about":{"enum":["memory","plans","this_run","past_runs","gym_log","body","words"]},
    "part":{"enum":["person","question",null]},"text":{"type":"string","minLength":1,"maxLength":1200}}},
    "description":"What the model is told, in place of the plain members."}
    """#

  private static func asking(_ members: String, needs: String = "") -> String {
    #"{"type":"object","required":["# + needs + #"],"properties":{"personality":{"enum":["#
      + #""roast_coach","best_friend","data_analyst","old_hand","zen_guide",null]},"#
      + #""settings":{"type":["object","null"],"properties":{"swearing":{"type":"boolean"}}},"#
      + #""seed":{"type":["integer","null"],"minimum":0,"maximum":1000000},"#
      + ##""facts":{"$ref":"#/components/schemas/ProxyFacts"},"## + members + "}}"
  }

  private static func giving(_ members: String) -> String {
    #"{"type":"object","required":["answer","origin","model","usage","costUsd"],"properties":{"#
      + members + #","answer":{"type":"string","description":"What the model wrote."},"#
      + #""origin":{"enum":["accepted","repaired","filled"]},"model":{"type":"string"},"#
      + #""usage":{"type":"object"},"costUsd":{"type":"number"}}}"#
  }
}
