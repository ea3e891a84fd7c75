import type { components } from '@stillsam/contracts';
import { Badge, type BadgeTone } from '@stillsam/ui';
import { formatDateTime } from '../../format-date';
import styles from './reviews.module.css';
import look from '../../look.module.css';

export type Review = components['schemas']['ReviewDto'];

export const REVIEWS_COPY = {
  /** Of a review that waits, and of one that is over. */
  state: (verdict: Review['verdict']) =>
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

/** Whether a version waits, is approved, or came back. */
export function ReviewState({ verdict }: Pick<Review, 'verdict'>) {
  const tone: BadgeTone = verdict === null ? 'calm' : verdict === 'approved' ? 'success' : 'warm';
  return <Badge tone={tone}>{REVIEWS_COPY.state(verdict)}</Badge>;
}

/** What the reviewer has written, oldest first. */
export function Remarks({ remarks }: Pick<Review, 'remarks'>) {
  if (remarks.length === 0) return <p className={look.small}>{REVIEWS_COPY.noRemarks}</p>;
  return (
    <ul className={styles.remarks} role="list" aria-label={REVIEWS_COPY.remarks}>
      {remarks.map(({ text, quote, created_at }) => (
        <li key={created_at} className={styles.remark}>
          {quote ? <blockquote className={styles.quote}>{quote}</blockquote> : null}
          <p className={styles.text}>{text}</p>
          <time dateTime={created_at} className={look.small}>
            {formatDateTime(created_at)}
          </time>
        </li>
      ))}
    </ul>
  );
}
