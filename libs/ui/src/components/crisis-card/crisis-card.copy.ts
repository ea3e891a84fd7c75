const QUEUE =
  'Är det kö, ring igen. Kommer du inte fram och livet är i fara: 112, eller åk till en psykiatrisk akutmottagning.';

export const CRISIS_COPY = {
  title: 'Om det känns för tungt just nu',
  text: `Du behöver inte bära det ensam. Här finns någon att prata med. ${QUEUE}`,
  /** The end of `text`, for a page that says the beginning in words of its own. */
  queue: QUEUE,
  more: 'Fler nummer',
  otherWays: 'Fler vägar dit',
  whole: 'Alla nummer på en sida',
  inEnglish: 'In English',
};

/** What stands beside the helplines' own texts. */
export const CRISIS_WORDS = {
  groups: {
    now: 'Nu',
    talk: 'Prata',
    violence: 'Våld',
    young: 'Under 18',
    relatives: 'Närstående',
    text: 'Om du inte hör eller talar',
  },
  call: 'Ring {name} på {number}',
  secondNumber: 'Kommer du inte fram:',
  write: 'Skriv i stället:',
  hoursOnPage: 'tiderna står på sidan',
  answersIn: 'Svarar på',
  checked: 'Kontrollerat',
  checkedBy: 'av',
  overdue: 'Det är mer än ett halvår sedan, så uppgiften kan ha ändrats.',
  unchecked: 'Vi har inte själva kontrollerat nummer och tider än.',
};

/** A language that the helplines are shown in. */
export interface CrisisLanguage {
  /** BCP 47. */
  tag: string;
  words: typeof CRISIS_WORDS;
  /** Translations of the lines' Swedish texts, by these. A text without one stays Swedish. */
  phrases: Readonly<Record<string, string>>;
}

export const SWEDISH: CrisisLanguage = { tag: 'sv', words: CRISIS_WORDS, phrases: {} };
