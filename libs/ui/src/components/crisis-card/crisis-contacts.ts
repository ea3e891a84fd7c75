/** Emergency contacts. Data: check every line against its `source` before changing `CRISIS_CHECKED_ON`. */
export interface CrisisContact {
  name: string;
  /** As it is read. */
  number: string;
  /** As it is dialled: `tel:`. */
  dial: string;
  /** What the link is called: a sentence that holds the number as it is read. */
  label: string;
  /** Opening hours, and for whom the line is. */
  when: string;
  /** The organisation's own page. */
  source: string;
}

/** A chat of a helpline, for visitors who cannot speak aloud. */
export interface CrisisChat {
  /** The address as it is read. */
  site: string;
  address: string;
  /** The text before and after the address. */
  before: string;
  after: string;
}

export const CRISIS_CONTACTS: readonly CrisisContact[] = [
  {
    name: 'Fara för liv',
    number: '112',
    dial: '112',
    label: 'Ring 112 vid fara för liv',
    when: 'Dygnet runt',
    source: 'https://www.sosalarm.se',
  },
  {
    name: 'Råd om vård',
    number: '1177',
    dial: '1177',
    label: 'Ring 1177 för råd om vård',
    when: 'Dygnet runt',
    source: 'https://www.1177.se',
  },
  {
    name: 'Självmordslinjen',
    number: '90101',
    dial: '90101',
    label: 'Ring Självmordslinjen på 90101',
    when: 'Dygnet runt, du får vara anonym',
    source: 'https://mind.se/sjalvmordslinjen/',
  },
  {
    name: 'Jourhavande medmänniska',
    number: '08-702 16 80',
    dial: '+4687021680',
    label: 'Ring Jourhavande medmänniska på 08-702 16 80',
    when: 'Varje natt 21–06',
    source: 'https://www.jourhavande-medmanniska.se',
  },
  {
    name: 'Jourhavande präst',
    number: '112',
    dial: '112',
    label: 'Ring 112 och fråga efter jourhavande präst',
    when: 'Varje natt 21–06, be att få bli kopplad',
    source: 'https://www.svenskakyrkan.se/jourhavandeprast',
  },
  {
    name: 'Bris',
    number: '116 111',
    dial: '116111',
    label: 'Ring Bris på 116 111, för dig under 18 år',
    when: 'Dygnet runt, för dig under 18\u00a0år',
    source: 'https://www.bris.se',
  },
  {
    name: 'Kvinnofridslinjen',
    number: '020-50 50 50',
    dial: '020505050',
    label: 'Ring Kvinnofridslinjen på 020-50 50 50',
    when: 'Dygnet runt, vid hot och våld',
    source: 'https://kvinnofridslinjen.se',
  },
];

export const CRISIS_CHATS: readonly CrisisChat[] = [
  { site: 'mind.se', address: 'https://mind.se', before: 'Självmordslinjens chatt finns på ', after: '.' },
  { site: 'bris.se', address: 'https://www.bris.se', before: 'Under 18\u00a0år: ', after: ', dygnet runt.' },
];

/** For visitors who cannot hear or speak. Source: sosalarm.se (SMS112 requires registration) and texttelefoni.se. */
export const CRISIS_BY_TEXT =
  'Hör eller talar du inte? Sms till 112 går om du har anmält ditt nummer hos SOS Alarm i förväg. Annars kan texttelefoni.se koppla dig till 112.';

/** The day on which all of it was last checked, ISO 8601. */
export const CRISIS_CHECKED_ON = '2026-11-22';
