// The texts of the coaches as they lie in KnowledgeBase/coaches. A program carries them, and opens no file for them;
// they are taken in here since Swift has no `#embed`, and a changed phrase compiles this file and no Swift. A page
// fetches the one text that it needs, so its core carries none and is handed them: Documentation/Decisions/0023.
#include "CoachTexts.h"

enum { coaches = 5, languages = 2 };

#if defined(__wasm__) && !defined(COACHES_INSIDE)

void *malloc(__SIZE_TYPE__ count);
void free(void *memory);

static struct coach_text texts[coaches][languages];

static void take(struct coach_text *text, const unsigned char *start, int count) {
  unsigned char *copy = count > 0 ? malloc((__SIZE_TYPE__)count) : 0;
  if (!copy) return;
  for (int place = 0; place < count; place++) copy[place] = start[place];
  free((void *)text->start);
  *text = (struct coach_text){copy, count};
}

#else

#pragma clang diagnostic ignored "-Wc23-extensions"

static const unsigned char roast_coach_en[] = {
#embed "../../../KnowledgeBase/coaches/roast_coach.en.txt"
};
static const unsigned char roast_coach_de[] = {
#embed "../../../KnowledgeBase/coaches/roast_coach.de.txt"
};
static const unsigned char best_friend_en[] = {
#embed "../../../KnowledgeBase/coaches/best_friend.en.txt"
};
static const unsigned char best_friend_de[] = {
#embed "../../../KnowledgeBase/coaches/best_friend.de.txt"
};
static const unsigned char data_analyst_en[] = {
#embed "../../../KnowledgeBase/coaches/data_analyst.en.txt"
};
static const unsigned char data_analyst_de[] = {
#embed "../../../KnowledgeBase/coaches/data_analyst.de.txt"
};
static const unsigned char old_hand_en[] = {
#embed "../../../KnowledgeBase/coaches/old_hand.en.txt"
};
static const unsigned char old_hand_de[] = {
#embed "../../../KnowledgeBase/coaches/old_hand.de.txt"
};
static const unsigned char zen_guide_en[] = {
#embed "../../../KnowledgeBase/coaches/zen_guide.en.txt"
};
static const unsigned char zen_guide_de[] = {
#embed "../../../KnowledgeBase/coaches/zen_guide.de.txt"
};

#define TEXT(name) {name, sizeof name}

// A row a coach, in the order of `Personality`; a column a language, in the order of `Language`.
static const struct coach_text texts[coaches][languages] = {
  {TEXT(roast_coach_en), TEXT(roast_coach_de)},
  {TEXT(best_friend_en), TEXT(best_friend_de)},
  {TEXT(data_analyst_en), TEXT(data_analyst_de)},
  {TEXT(old_hand_en), TEXT(old_hand_de)},
  {TEXT(zen_guide_en), TEXT(zen_guide_de)},
};

static void take(const struct coach_text *text, const unsigned char *start, int count) {}

#endif

static int is_one(int coach, int language) {
  return coach >= 0 && coach < coaches && language >= 0 && language < languages;
}

struct coach_text coach_text(int coach, int language) {
  return is_one(coach, language) ? texts[coach][language] : (struct coach_text){0, 0};
}

void coach_text_take(int coach, int language, const unsigned char *start, int count) {
  if (is_one(coach, language)) take(&texts[coach][language], start, count);
}
