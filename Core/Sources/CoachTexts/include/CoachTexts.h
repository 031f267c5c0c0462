#ifndef COACH_TEXTS_H
#define COACH_TEXTS_H

/// A text as it is written in the knowledge base.
struct coach_text {
  const unsigned char *start;
  int count;
};

/// What a coach says in a language, both by their places among all; without bytes where there is no such text.
struct coach_text coach_text(int coach, int language);

/// Takes a copy of what a coach says in a language, where the program carries no texts; elsewhere its own stay.
void coach_text_take(int coach, int language, const unsigned char *start, int count);

#endif
