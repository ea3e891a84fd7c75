export const PREFERENCES_META = {
  title: 'Inställningar för nyhetsbrevet',
  description: 'Välj vad du vill få brev om, och hur ofta.',
};

export const PREFERENCES_COPY = {
  title: 'Vad vill du få?',
  lead: 'Välj ämnen och hur ofta. Du kan ändra dig när du vill.',
  loading: 'Hämtar dina val',
  withoutScript:
    'Utan JavaScript kan sidan inte visa vad du har valt tidigare. Det du sparar här gäller i stället.',
  pending:
    'Du har inte bekräftat din adress än. Öppna länken i mejlet vi skickade, så kan breven börja komma.',
  save: 'Spara',
  saving: 'Sparar...',
  saved: 'Dina val är sparade.',
  failedTitle: 'Det gick inte just nu',
  retry: 'Försök igen',
};

export const FIELDS_COPY = {
  interests: 'Ämnen',
  interestsHint: 'Väljer du inget får du brev om alla ämnen.',
  frequency: 'Hur ofta',
  every: 'Varje brev',
  monthly: 'Högst ett brev i månaden',
  pause: 'Paus',
  noPause: 'Ingen paus',
  asBefore: 'Som det är nu',
  forAMonth: 'Pausa i en månad',
  forAMonthHint: 'Sedan kommer breven igen av sig själva.',
  pausedUntil: (day: string) => `Pausat till ${day}`,
  forAMonthFromNow: 'Pausa en månad från i dag',
  endPause: 'Avsluta pausen',
};

export const LEAVE_COPY = {
  title: 'Vill du inte ha några brev alls?',
  link: 'Avregistrera mig',
};

/** Whoever gets no letters, and how to come back. */
export const GONE_COPY = {
  unsubscribed: {
    title: 'Du får inga brev från oss',
    text: 'Din adress är avregistrerad. Vill du ha breven igen anmäler du dig här, så skickar vi ett mejl med en länk att bekräfta.',
  },
  bounced: {
    title: 'Breven kom inte fram',
    text: 'Din adress tog inte emot dem, så vi slutade skicka. Fungerar den igen, eller har du en ny, anmäler du dig här.',
  },
};

export const INVALID_COPY = {
  text: 'Öppna den direkt ur brevet och försök igen. Går det ändå inte, skriv till oss, så hjälper vi dig.',
  link: 'Skriv till oss',
};
