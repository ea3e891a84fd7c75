import type { components } from '@stillsam/contracts';

type Verdict = components['schemas']['ReviewDto']['verdict'];

export const REVIEWS_COPY = {
  /** Of a review that waits, and of one that is over. */
  state: (verdict: Verdict) =>
    verdict === null ? 'Väntar på granskning' : verdict === 'approved' ? 'Godkänd' : 'Tillbakaskickad',
  version: (version: number) => `Version ${version}`,
  sentBy: (name: string | null) => `Skickad av ${name ?? 'en borttagen användare'}`,
  sentTo: (name: string) => `Till ${name}`,
  remarks: 'Anmärkningar',
  noRemarks: 'Inga anmärkningar.',
  validUntil: (day: string) => `Gäller till och med ${day}`,
  scope: (scope: string) => `Det här ska granskas: ${scope}`,
  changes: 'Ändrat sedan förra granskningen',
  comparison: { loading: 'Jämför texterna', failed: 'Jämförelsen gick inte att hämta.' },
  preview: { loading: 'Hämtar texten', failed: 'Texten gick inte att visa. Ladda om sidan.' },
  excerpt: 'Utdrag',
  quote: 'Meningen som du menar',
  quoteHint: 'Markera den i texten och tryck på knappen, eller skriv av den.',
  takeSelection: 'Ta med det markerade',
  remark: 'Ny anmärkning',
  remarkMissing: 'Skriv din anmärkning.',
  add: 'Spara anmärkningen',
  adding: 'Sparar...',
  added: 'Anmärkningen är sparad.',
  verdict: 'Ditt beslut',
  verdictText:
    'Beslutet gäller den här versionen och går inte att ändra. Den som skickade texten får veta det.',
  consent: 'Mitt namn och min arbetsplats får visas på sidan',
  consentHint: 'Utan det visas bara yrket. Du kan ändra dig när du vill.',
  approve: 'Godkänn',
  return: 'Skicka tillbaka',
  deciding: 'Sparar...',
  failed: 'Det gick inte. Försök igen om en stund.',
  naming: 'Ditt namn på sidan',
  named: 'Namn och arbetsplats visas på sidan.',
  unnamed: 'Bara yrket visas på sidan.',
  withdraw: 'Visa inte namnet längre',
  agree: 'Visa namnet',
} as const;
