import Screens

/// What the app shows, in the language of its user.
let words = AppWords()
