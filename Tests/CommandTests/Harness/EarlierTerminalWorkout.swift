/// The journal of a workout in a terminal, as the build before sessions had types of their own left it
/// when it was killed after two sets and one that was skipped.
enum EarlierTerminalWorkout {
  /// What its file was called.
  static let name = "01795531776560-gym-e35cfa30-4c0f-4257-a1a4-f0803ea6c153.events"

  /// The device that wrote it.
  static let device = "d193209cb716fd46"

  /// Its lines.
  static let text = #"""
    F827951C {"device":"d193209cb716fd46","seq":1,\#
    "session":"gym-e35cfa30-4c0f-4257-a1a4-f0803ea6c153","type":"gymOpened","at":0,\#
    "wall":1795531776560,"offset":0,"payload":{"n":0,"setup":{"workout":{"name":"test",\#
    "text":"# Test\n\n## Push\n- Squat — 3 x 5 @ 80 kg, rest 60s\n- Plank — 1 x 600s\n"},\#
    "choices":[],"getReady":10,"holdReady":5,"sideChange":5,"holdsGoOn":false,\#
    "startsHolds":true,"startsClocks":false,"speaks":true,"unit":"kg","language":"en",\#
    "utcOffsetMinutes":0,"memories":[]}}}
    72A37167 {"device":"d193209cb716fd46","seq":2,\#
    "session":"gym-e35cfa30-4c0f-4257-a1a4-f0803ea6c153","type":"did","at":2812,\#
    "wall":1795531779372,"offset":0,"payload":{"n":1,"events":[{"start":{}}]}}
    5A07E381 {"device":"d193209cb716fd46","seq":3,\#
    "session":"gym-e35cfa30-4c0f-4257-a1a4-f0803ea6c153","type":"did","at":4546,\#
    "wall":1795531781106,"offset":0,"payload":{"n":2,"events":[{"done":{}}]}}
    4FE69A67 {"device":"d193209cb716fd46","seq":4,\#
    "session":"gym-e35cfa30-4c0f-4257-a1a4-f0803ea6c153","type":"did","at":6323,\#
    "wall":1795531782883,"offset":0,"payload":{"n":3,"events":[{"skip":{}}]}}
    EF2ABBE9 {"device":"d193209cb716fd46","seq":5,\#
    "session":"gym-e35cfa30-4c0f-4257-a1a4-f0803ea6c153","type":"did","at":10629,\#
    "wall":1795531787189,"offset":0,"payload":{"n":4,"events":[{"done":{"result":{"count":8,\#
    "unit":"reps","load":{"mode":"external","value":60,"unit":"kg"}}}}]}}

    """#
}
