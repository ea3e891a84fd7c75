/** Where to turn when it is urgent. Data: check it against the source before changing `checkedOn`. */
export interface CrisisContact {
  name: string;
  /** As it is read. */
  number: string;
  /** As it is dialled: `tel:`. */
  dial: string;
  when: string;
  /** The organisation's own page, where the number was checked. */
  source: string;
}

export const CRISIS_CONTACTS: readonly CrisisContact[] = [
  {
    name: 'Fara för liv',
    number: '112',
    dial: '112',
    when: 'Dygnet runt',
    source: 'https://www.sosalarm.se',
  },
  {
    name: 'Råd om vård, 1177',
    number: '1177',
    dial: '1177',
    when: 'Dygnet runt',
    source: 'https://www.1177.se',
  },
  {
    name: 'Självmordslinjen',
    number: '90101',
    dial: '90101',
    when: 'Dygnet runt, du får vara anonym',
    source: 'https://mind.se/sjalvmordslinjen/',
  },
  {
    name: 'Jourhavande medmänniska',
    number: '08-702 16 80',
    dial: '+4687021680',
    when: 'Varje natt 21–06',
    source: 'https://www.jourhavande-medmanniska.se',
  },
];

/** The day on which all of it was last checked, ISO 8601. */
export const CRISIS_CHECKED_ON = '2026-11-21';
