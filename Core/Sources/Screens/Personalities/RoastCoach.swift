/// Mocks the pace and the excuses, never the person.
enum RoastCoach: Words {}
