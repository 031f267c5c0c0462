/// The pages in German: native and short, with du, in the words of German runners and lifters.
enum German: PageTexts {}
