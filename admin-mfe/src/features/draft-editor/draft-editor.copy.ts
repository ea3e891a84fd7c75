import type { SavedElsewhere } from './conflict.logic';

export const CONFLICT_COPY = {
  text: ({ name, isOwn }: SavedElsewhere, when: string) =>
    `${isOwn ? 'Du har sparat' : `${name || 'Någon annan'} har sparat`} en annan version ${isOwn ? 'i ett annat fönster eller på en annan enhet' : 'medan du skrev'}, ${when}. Ingenting är borta: välj för varje fält, eller slå ihop texterna för hand.`,
  mine: 'Din version',
  theirs: 'Den andras version',
  contested: 'Ni har båda ändrat det här.',
  own: {
    mine: 'Det du har skrivit här',
    theirs: 'Det som är sparat',
    contested: 'Det här skiljer sig åt.',
  },
  result: 'Så här blir det',
  empty: 'Tomt',
  save: 'Spara den sammanslagna versionen',
  back: 'Tillbaka till min text',
  notNeeded: 'Versionerna är lika. Spara för att gå vidare.',
} as const;

export const REVISIONS_COPY = {
  loading: 'Hämtar versionerna',
  retry: 'Försök igen',
  named: (version: number) => `Version ${version}`,
  current: 'Nuvarande',
  by: (name: string) => `Sparad av ${name}`,
  restore: 'Återställ den här versionen',
  restoring: 'Återställer...',
} as const;

export const UNSAVED_COPY = {
  found: (when: string) => `Osparad text från ${when}`,
  several: (count: number, when: string) => `${count} osparade texter, senast ${when}`,
  showAll: 'Visa alla',
  showNone: 'Visa färre',
  nameless: 'Utan titel',
  takeUp: 'Ta fram',
  discard: 'Släng',
  discardAll: 'Släng alla',
  question: (count: number) =>
    `Vill du slänga ${count === 1 ? 'den osparade texten' : `alla ${count} osparade texter`}?`,
  consequence: ([when, another]: string[]) =>
    `${another ? 'Texterna' : `Texten från ${when}`} går inte att få tillbaka.`,
  discardConfirmed: 'Släng texten',
  keep: 'Behåll',
} as const;

export const DRAWER_COPY = {
  title: 'Bild och inställningar',
  /** On a phone. */
  short: 'Inställningar',
} as const;
