import Testing
import Training

struct PrivacySwitchesTests {
  private let facts = PrivacyCategory.allCases.map { Fact($0, "about \($0.rawValue)") }

  @Test func `shares nothing until somebody turns it on`() {
    #expect(PrivacySwitches().filter(facts) == [])
    for task in MindTask.allCases {
      #expect(PrivacySwitches().missing(for: task) == task.needs)
    }
  }

  @Test(arguments: PrivacyCategory.allCases)
  func `shares one category and no other`(category: PrivacyCategory) {
    var switches = PrivacySwitches()
    switches[category] = true
    #expect(switches.filter(facts) == [Fact(category, "about \(category.rawValue)")])
    switches[category] = false
    #expect(switches.filter(facts) == [])
  }

  @Test(arguments: MindTask.allCases)
  func `uses what it needs, and never a sound or a place`(task: MindTask) {
    #expect(Set(task.needs).isSubset(of: task.uses))
    #expect(!task.uses.contains(.voice) && !task.uses.contains(.places))
  }
}
