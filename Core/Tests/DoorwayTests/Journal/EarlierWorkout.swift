/// The journal of a workout as release 0.6 wrote it: sets, undo, a clock set, a kill, an EMOM and an AMRAP.
enum EarlierWorkout {
  static let text = #"""
    6C4ED0C7 {"device":"9f3c2a17b0d4e6f8","seq":3,"session":"gym-1","type":"gymOpened","at":0,"wall":1767254400000,"offset":-330,"payload":{"n":0,"setup":{"workout":{"name":"test","text":"---\nunits: kg\n---\n# Test\n\n## Push\n- Squat — 2 x 5 @ 80 kg, rest 60s\n- Plank — 1 x 20s\n\n## Burn: EMOM 3\n> Stay crisp.\n- Swing — 15 @ 24 kg\n- Push-Up — 10\n\n## AMRAP 3\n- 5 Pull-Up\n- 10 Air Squat\n"},"choices":[],"getReady":10,"holdReady":5,"sideChange":5,"holdsGoOn":false,"startsHolds":true,"startsClocks":false,"speaks":true,"unit":"kg","language":"en","utcOffsetMinutes":-330,"memories":[{"exercise":"Squat","load":{"mode":"external","value":77.5,"unit":"kg"},"reps":5}]}}}
    21C36205 {"device":"9f3c2a17b0d4e6f8","seq":4,"session":"gym-1","type":"did","at":5000,"wall":1767254405000,"offset":-330,"payload":{"n":1,"events":[{"start":{}}]}}
    23EA1B06 {"device":"9f3c2a17b0d4e6f8","seq":5,"session":"gym-1","type":"did","at":36200,"wall":1767254436200,"offset":-330,"payload":{"n":2,"events":[{"done":{}}]}}
    BB9A9192 {"device":"9f3c2a17b0d4e6f8","seq":6,"session":"gym-1","type":"did","at":48200,"wall":1767254448200,"offset":-330,"payload":{"n":3,"events":[{"skip":{}}]}}
    7CDCAA29 {"device":"9f3c2a17b0d4e6f8","seq":7,"session":"gym-1","type":"did","at":88200,"wall":1767254488200,"offset":-330,"payload":{"n":4,"events":[{"done":{"result":{"count":4,"unit":"reps","load":{"mode":"external","value":82.5,"unit":"lb"},"rpe":8.5}}}]}}
    7E6D40F4 {"device":"9f3c2a17b0d4e6f8","seq":8,"session":"gym-1","type":"did","at":90200,"wall":1767254490200,"offset":-330,"payload":{"n":5,"events":[{"undo":{}}]}}
    B33D042E {"device":"9f3c2a17b0d4e6f8","seq":9,"session":"gym-1","type":"did","at":93200,"wall":1767254493200,"offset":-330,"payload":{"n":6,"events":[{"done":{"result":{"count":5,"unit":"reps","load":{"mode":"external","value":80,"unit":"kg"}}}}]}}
    172024B7 {"device":"9f3c2a17b0d4e6f8","seq":10,"session":"gym-1","type":"did","at":94200,"wall":1767254494200,"offset":-330,"payload":{"n":7,"events":[{"note":"knee é"}]}}
    DF91F26B {"device":"9f3c2a17b0d4e6f8","seq":11,"session":"gym-1","type":"did","at":95200,"wall":1767254495200,"offset":-330,"payload":{"n":8,"events":[{"moreRest":15}]}}
    F0A168DA {"device":"9f3c2a17b0d4e6f8","seq":12,"session":"gym-1","type":"did","at":96200,"wall":1767258096200,"offset":-330,"payload":{"n":9,"events":[],"zero":1767258000000}}
    22E62408 {"device":"9f3c2a17b0d4e6f8","seq":13,"session":"gym-1","type":"did","at":186200,"wall":1767258186200,"offset":-330,"payload":{"n":10,"events":[{"start":{}}]}}
    81C65622 {"device":"9f3c2a17b0d4e6f8","seq":14,"session":"gym-1","type":"did","at":216200,"wall":1767258216200,"offset":-330,"payload":{"n":11,"events":[{"start":{}}]}}
    12810B9C {"device":"9f3c2a17b0d4e6f8","seq":15,"session":"gym-1","type":"did","at":231200,"wall":1767258231200,"offset":-330,"payload":{"n":12,"events":[{"start":{}}]}}
    EF760084 {"device":"9f3c2a17b0d4e6f8","seq":16,"session":"gym-1","type":"did","at":309200,"wall":1767258309200,"offset":-330,"payload":{"n":13,"events":[{"done":{}}]}}
    7CBEFA97 {"device":"9f3c2a17b0d4e6f8","seq":17,"session":"gym-1","type":"did","at":439200,"wall":1767258439200,"offset":-330,"payload":{"n":14,"events":[{"start":{}}]}}
    3CC886FB {"device":"9f3c2a17b0d4e6f8","seq":18,"session":"gym-1","type":"did","at":484200,"wall":1767258484200,"offset":-330,"payload":{"n":15,"events":[{"roundDone":{}}]}}
    D4412DB2 {"device":"9f3c2a17b0d4e6f8","seq":19,"session":"gym-1","type":"did","at":488200,"wall":1767258488200,"offset":-330,"payload":{"n":16,"events":[{"pause":{}}]}}
    5F3CF2DA {"device":"9f3c2a17b0d4e6f8","seq":20,"session":"gym-1","type":"did","at":497200,"wall":1767258497200,"offset":-330,"payload":{"n":17,"events":[{"resume":{}}]}}
    C1D28678 {"device":"9f3c2a17b0d4e6f8","seq":21,"session":"gym-1","type":"did","at":500200,"wall":1767258500200,"offset":-330,"payload":{"n":18,"events":[{"start":{}}]}}
    D4F6FF9D {"device":"9f3c2a17b0d4e6f8","seq":22,"session":"gym-1","type":"did","at":550200,"wall":1767258550200,"offset":-330,"payload":{"n":19,"events":[{"roundDone":{}}]}}
    FA7507D9 {"device":"9f3c2a17b0d4e6f8","seq":23,"session":"gym-1","type":"did","at":552200,"wall":1767258552200,"offset":-330,"payload":{"n":20,"events":[{"effort":7}]}}
    """#
}
