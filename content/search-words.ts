/** Words too common to distinguish sections. Search ignores them. */
export const stopWords: ReadonlySet<string> = new Set(
  `a about after all also am an and any are as at be because been before being between but by can could did do does don
   down each either every few for from get gets give gives go goes had has have he her here him his how i if in into
   is it its itself just let like made make makes many may me mean means more most much must my need needs neither
   no nor not nothing now of off on once one only or other others our out over own per same say says see set she
   should show shows so some such take takes than that the their them then there therefore these they this those
   through till to too under until up upon us use used uses very was we well were what when where whether which
   while who whole whose why will with within without would yet you your`
    .trim()
    .split(/\s+/),
);

/** Search synonyms in addition to the glossary: words that no page uses, with the word to search for instead. */
export const readerWords: Record<string, string> = {
  agent: "organism",
  docker: "deployment",
  kubernetes: "deployment",
};
