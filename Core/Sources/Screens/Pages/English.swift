/// The pages in English.
enum English: PageTexts {}
