// The texts of the coaches as they lie in KnowledgeBase/coaches: a program carries them, and opens no file for
// them. They are taken in here since Swift has no `#embed`; a changed phrase compiles this file and no Swift.
#include "CoachTexts.h"

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
static const struct coach_text texts[][2] = {
  {TEXT(roast_coach_en), TEXT(roast_coach_de)},
  {TEXT(best_friend_en), TEXT(best_friend_de)},
  {TEXT(data_analyst_en), TEXT(data_analyst_de)},
  {TEXT(old_hand_en), TEXT(old_hand_de)},
  {TEXT(zen_guide_en), TEXT(zen_guide_de)},
};

struct coach_text coach_text(int coach, int language) {
  static const struct coach_text none = {0, 0};
  if (coach < 0 || coach >= (int)(sizeof texts / sizeof texts[0])) return none;
  if (language < 0 || language >= (int)(sizeof texts[0] / sizeof texts[0][0])) return none;
  return texts[coach][language];
}
