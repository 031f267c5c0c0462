import Formats
import Training

extension APIShape {
  static let requests = [
    APIShape(
      "TokenWish",
      TokenWish.schema,
      example: #"{"name":"Button by the door","scopes":["log"]}"#
    ),
    APIShape(
      "DrawnText",
      #"""
      {"type":"object","required":["text"],"properties":{"text":{"type":"string",
      "pattern":"^[\\n -~]{1,213}$"}},"examples":[{"text":"https://example.org"}]}
      """#
    ),
    APIShape(
      "WebhookWish",
      WebhookWish.schema,
      example: #"{"address":"https://example.org/inbox","kinds":["run.ended"]}"#
    ),
    APIShape(
      "ExportWish",
      ExportWish.schema,
      example:
        #"{"address":"https://cloud.example.org/runs","user":"me","password":"an app password"}"#
    ),
    APIShape(
      "PageWish",
      PageWish.schema,
      example: #"{"address":"https://example.org/leg-day"}"#
    ),
    APIShape(
      "PageAgain",
      #"""
      {"type":"object","properties":{"home":{"type":["boolean","null"],
      "description":"Whether the page may be in the own network."}},"examples":[{"home":false}]}
      """#
    ),
    APIShape(
      "WorkoutWish",
      #"""
      {"type":"object","properties":{"session":{"type":["string","null"],"minLength":1,
      "description":"The id of a workout, or \"next\" for what suits today; \"next\" where it is absent."},
      "minutes":{"type":["integer","null"],"minimum":1,"maximum":1440,"description":"How much time there is."}},
      "examples":[{"session":"next"}]}
      """#
    ),
    APIShape(
      "ChallengeCount",
      #"""
      {"type":"object","required":["count"],"properties":{"count":{"type":"integer","minimum":1,
      "maximum":1000}},"examples":[{"count":20}]}
      """#
    ),
    APIShape(
      "SaidSet",
      #"""
      {"type":"object","required":["text"],"properties":{"text":{"type":"string",
      "description":"The exercise and the sets."}},
      "examples":[{"text":"bench press 3x5x80kg"}]}
      """#
    ),
    APIShape(
      "RunWish",
      #"""
      {"type":"object","properties":{"personality":{"enum":["best_friend","data_analyst","old_hand",
      "roast_coach","zen_guide",null]},"mode":{"enum":["free","training",null]}},
      "examples":[{"personality":"zen_guide"}]}
      """#
    ),
    APIShape(
      "MuteWish",
      #"""
      {"type":"object","properties":{"muted":{"type":["boolean","null"],
      "description":"Whether the coach is silent; true where it is absent."}},
      "examples":[{"muted":true}]}
      """#
    ),
    APIShape(
      "PairingWish",
      #"""
      {"type":"object","required":["code","name"],"properties":{"code":{"type":"string",
      "description":"What the server shows."},"name":{"type":"string","minLength":1},
      "keep":{"const":"token","description":"Asks for the token itself; pages keep a cookie."}}}
      """#
    ),
    APIShape(
      "LoggedSets",
      #"""
      {"type":"object","required":["sets","at"],"properties":{"at":{"$ref":"#/components/schemas/Moment"},
      "utcOffsetMinutes":{"$ref":"#/components/schemas/Offset"},"sets":{"type":"array","minItems":1,
      "maxItems":20,"items":{"type":"object","required":["exercise"],"properties":{
      "exercise":{"type":"string"}}}},"note":{"type":["string","null"]}},
      "examples":[{"at":1780300000,"utcOffsetMinutes":60,"sets":[{"exercise":"Bench Press"}]}]}
      """#
    ),
    APIShape(
      "ChallengeAddition",
      #"""
      {"type":"object","required":["count","at"],"properties":{"at":{"$ref":"#/components/schemas/Moment"},
      "utcOffsetMinutes":{"$ref":"#/components/schemas/Offset"},"count":{"type":"integer",
      "anyOf":[{"minimum":1,"maximum":10000},{"minimum":-10000,"maximum":-1}]},
      "exercise":{"type":["string","null"]},"id":{"type":["string","null"]},
      "undoes":{"type":["string","null"]}},"examples":[{"count":20,"at":1780300000}]}
      """#
    ),
    APIShape(
      "ChallengeChoice",
      #"""
      {"type":"object","required":["exercise","goal","at"],"properties":{
      "at":{"$ref":"#/components/schemas/Moment"},"utcOffsetMinutes":{"$ref":"#/components/schemas/Offset"},
      "exercise":{"type":"string","minLength":1},"goal":{"type":"integer","minimum":1,
      "maximum":100000}},"examples":[{"exercise":"Squat","goal":50,"at":1780300000}]}
      """#
    ),
    APIShape(
      "ActivityEdit",
      #"""
      {"type":"object","minProperties":1,"maxProperties":1,"additionalProperties":false,
      "properties":{"crop":{"type":"object","required":["from","to"],"properties":{
      "from":{"type":"number","minimum":0,"maximum":8640000},
      "to":{"type":"number","minimum":0,"maximum":8640000}}},
      "split":{"type":"number","minimum":0,"maximum":8640000},"merge":{"type":"string"}},
      "description":"One of the three; numbers are seconds since the start, pauses included.",
      "examples":[{"crop":{"from":60,"to":1800}}]}
      """#
    ),
    APIShape(
      "Remarks",
      #"""
      {"type":"object","properties":{"label":{"type":["string","null"]},
      "notes":{"type":["string","null"]},"perceivedEffort":{"type":["integer","null"],
      "minimum":1,"maximum":10},"gear":{"type":["string","null"],"maxLength":200}},
      "description":"What is null is deleted."}
      """#
    ),
    APIShape(
      "OwnWorkout",
      #"""
      {"type":"object","required":["text","at"],"properties":{"at":{"$ref":"#/components/schemas/Moment"},
      "utcOffsetMinutes":{"$ref":"#/components/schemas/Offset"},"text":{"type":"string","minLength":1},
      "base":{"type":["string","null"]},"baseText":{"type":["string","null"]}},"examples":[{"text":"# Mine\n\n## Push-Up\n","at":1780300000}]}
      """#
    ),
    APIShape(
      "Preference",
      #"""
      {"type":"object","required":["value","at"],"properties":{"at":{"$ref":"#/components/schemas/Moment"},
      "utcOffsetMinutes":{"$ref":"#/components/schemas/Offset"},"value":{"not":{"type":"null"}}}}
      """#
    ),
    APIShape(
      "CueChange",
      #"""
      {"type":"object","properties":{"keep":{"type":["object","null"],"required":["name","cues"],"properties":{
      "name":{"type":"string","minLength":1},"cues":{"type":"array","minItems":1,"items":{"type":"object",
      "required":["item"],"properties":{
      "item":{"enum":["split","pace","gap","heart_rate","time","distance","cadence"]},
      "everyMeters":{"type":["number","null"]},"everySeconds":{"type":["number","null"]},
      "sound":{"enum":["spoken","tone",null]}}}}}},
      "insteadOf":{"type":["string","null"]},"delete":{"type":["string","null"]},
      "use":{"type":["string","null"]},"for":{"enum":["easy","workout","race","free",null]},
      "undo":{"type":["boolean","null"]}},
      "examples":[{"keep":{"name":"Race","cues":[{"item":"split","everyMeters":1000,"sound":"spoken"}]}}]}
      """#
    ),
    APIShape(
      "CalendarChange",
      #"""
      {"type":"object","required":["plan"],"properties":{"plan":{"type":"boolean",
      "description":"Whether the plan is kept in this account."}},"examples":[{"plan":true}]}
      """#
    ),
    APIShape(
      "CalendarWish",
      CalendarWish.schema,
      example: ##"{"file":"BEGIN:VCALENDAR\r\nEND:VCALENDAR\r\n"}"##
    ),
    APIShape(
      "PlanChange",
      #"""
      {"type":"object","properties":{"put":{"type":["object","null"],"required":["title","day"],"properties":{
      "title":{"type":"string","minLength":1},"day":{"type":"string","format":"date"},
      "time":{"type":["string","null"],"pattern":"^([01][0-9]|2[0-3]):[0-5][0-9]$"},
      "kind":{"enum":["workout","run",null]},"workout":{"type":["string","null"],
      "description":"The id of a workout of the library."},"durationSeconds":{"type":["number","null"],
      "minimum":0,"maximum":604800},"skipped":{"type":["boolean","null"]}}},
      "move":{"type":["string","null"]},"day":{"type":["string","null"],"format":"date"},
      "time":{"type":["string","null"],"pattern":"^([01][0-9]|2[0-3]):[0-5][0-9]$"},
      "skip":{"type":["string","null"]},"unskip":{"type":["string","null"]},
      "remove":{"type":["string","null"]},"undo":{"type":["boolean","null"]}},
      "examples":[{"put":{"title":"Easy run","kind":"run","day":"2031-04-11","time":"18:00"}}]}
      """#
    ),
    APIShape(
      "MemoryItem",
      #"""
      {"type":"object","required":["what","name","value"],"properties":{
      "what":{"enum":["preference","goal","dislike","personalReference"]},"name":{"type":"string","description":"What it is called, in letters or digits."},
      "value":{"type":"string"}}}
      """#
    ),
    APIShape("ExerciseName", ExerciseNaming.schema),
    APIShape("GearChange", GearChange.schema),
    APIShape(
      "LearnedTable",
      #"""
      {"type":"object","required":["columns","meanings"],"properties":{"columns":{"type":"array",
      "items":{"type":"string"}},"meanings":{"type":"array","items":{"type":"string"}}},
      "examples":[{"columns":["Tag","km"],"meanings":["date","kilometers"]}]}
      """#
    ),
    APIShape(
      "Race",
      #"""
      {"type":"object","required":["name","day","distanceMeters","targetSeconds"],"properties":{
      "name":{"type":"string","minLength":1},"day":{"type":"string","format":"date"},
      "distanceMeters":{"type":"number","minimum":100,"maximum":500000},
      "targetSeconds":{"type":"number","minimum":10,"maximum":172800},
      "fallbackSeconds":{"type":["array","null"],"maxItems":2,"items":{"type":"number","minimum":10,
      "maximum":172800},"description":"Slower goals, the fastest first."},
      "courseEntry":{"type":["string","null"],"description":
      "An entry of the record whose altitudes are those of the course; none forgets them."},
      "pacing":{"enum":["even","negative","positive","custom",null]},
      "parts":{"type":["array","null"],"maxItems":50,"description":
      "The parts of a custom pacing, which add up to the distance and the target.","items":{
      "type":"object","required":["meters","seconds"],"properties":{
      "meters":{"type":"number","minimum":1},"seconds":{"type":"number","minimum":1}}}},
      "crowdedStart":{"type":["boolean","null"],"description":"The first 400 m are free."},"notes":{"type":["string","null"]}},
      "examples":[{"name":"City","day":"2031-04-11","distanceMeters":21097.5,"targetSeconds":6300}]}
      """#
    ),
    APIShape(
      "Erasure",
      #"{"type":"object","required":["erase"],"properties":{"erase":{"const":"everything"}}}"#
    ),
    APIShape(
      "Script",
      #"""
      {"type":"object","required":["messages"],"properties":{
      "messages":{"type":"array","items":{"type":"object"}}},
      "description":"A script; Script-format describes it."}
      """#
    ),
    APIShape(
      "SpeechWish",
      #"""
      {"type":"object","required":["text"],"properties":{"text":{"type":"string",
      "description":"The words."},"language":{"type":["string","null"]},"voice":{"type":["string","null"]}}}
      """#
    ),
    APIShape(
      "FileEnd",
      #"""
      {"type":"object","required":["chunks","type"],"properties":{"chunks":{"type":"integer","minimum":1,
      "maximum":60},"type":{"enum":["audio/webm","audio/mp4","audio/ogg","audio/wav","audio/mpeg"]},
      "session":{"type":["string","null"],"pattern":"^[a-z0-9-]{1,64}$"}}}
      """#
    ),
    APIShape(
      "LiveMessage",
      #"""
      {"type":"object","required":["device"],"properties":{"device":{"type":"string",
      "pattern":"^[0-9a-f]{16}$"},"session":{"type":["string","null"],"pattern":"^[a-z0-9-]{1,64}$"}}}
      """#
    ),
    APIShape("AgentCall", AgentCall.schema),
    APIShape(
      "AgentMessage",
      #"""
      {"type":"object","required":["jsonrpc","method"],"properties":{"jsonrpc":{"const":"2.0"},
      "id":{"type":["integer","string"]},"method":{"type":"string"},"params":{"type":["object","null"]}}}
      """#
    ),
    APIShape(
      "MindChange",
      #"""
      {"type":"object","properties":{"provider":{"enum":["none","anthropic","compatible","proxy",null]},
      "address":{"type":["string","null"],"description":"Where the model answers: an address with http or https."},
      "model":{"type":["string","null"]},"key":{"type":["string","null"]},"free":{"type":"boolean"},
      "dayCap":{"type":["number","null"],"minimum":0,"maximum":10000},
      "monthCap":{"type":["number","null"],"minimum":0,"maximum":10000},
      "shared":{"type":["array","null"],"items":{"enum":["profile","memory","plans","this_run","past_runs",
      "gym_log","body","calendar","places","words","voice"]}}},"examples":[{"dayCap":1}]}
      """#
    ),
    APIShape(
      "RunnerQuestion",
      RunnerQuestion.schema,
      example: #"{"text":"my calf is tight","facts":[]}"#
    ),
    APIShape(
      "Transcript",
      #"""
      {"type":"object","required":["text"],"properties":{"text":{"type":"string","minLength":1}},
      "examples":[{"text":"the calf is better"}]}
      """#
    ),
    APIShape(
      "Moment",
      #"""
      {"type":"number","minimum":0,"description":"Seconds since 1970, UTC; not in the future."}
      """#
    ),
    APIShape(
      "Offset",
      #"{"type":["integer","null"],"description":"Minutes east of UTC, -1080 to 1080."}"#
    ),
  ]
}
