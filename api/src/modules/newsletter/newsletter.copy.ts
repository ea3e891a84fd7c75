/** Sentences of the newsletter's responses; the first three are literal from the specification, section 8. */
export const NEWSLETTER_COPY = {
  subscribed: 'Tack för din prenumeration! Du kommer nu få vårt nyhetsbrev.',
  alreadySubscribed: 'Den här e-postadressen är redan registrerad.',
  invalidEmail: 'Ange en giltig e-postadress.',
  confirmByMail: 'Titta i din inkorg och bekräfta via länken i mejlet vi har skickat, så är allt klart.',
  consentMissing: 'Vi behöver ditt samtycke för att få skicka nyhetsbrevet.',
  confirmed: 'Tack, din adress är bekräftad. Varmt välkommen.',
  linkExpired: 'Länken är redan använd eller har gått ut. Anmäl dig igen, så får du en ny.',
  unsubscribed: 'Du är avregistrerad och får inga fler brev från oss. Välkommen tillbaka när du vill.',
  welcomeStopped: 'Du får inga fler välkomstbrev. Nyhetsbrevet får du som förut.',
  preferencesSaved: 'Dina val är sparade.',
  linkInvalid: 'Länken är ofullständig. Öppna den direkt ur mejlet och försök igen.',
} as const;

/** Swedish words for what an export shows, by the names that are stored. An import names its own source. */
export const EXPORT_WORDS = {
  status: { active: 'Aktiv', pending: 'Väntande', unsubscribed: 'Avregistrerad', bounced: 'Studsad' },
  source: { website: 'Webbplatsen', admin: 'Redaktionen' },
} as const;

/** Version of the wording beside the form; raised with each change of it. */
export const CONSENT_WORDING_VERSION = '2026-11-26';
