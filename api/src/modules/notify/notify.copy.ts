import type { NotifyPurpose } from './notify-entry.entity';

export const NOTIFY_COPY = {
  /** As the forms say it; all but the one of Premium are literal from the specification. */
  thanks: {
    products: 'Tack! Vi hör av oss så fort vi lanserar.',
    premium: 'Tack. Vi hör av oss när Premium öppnar.',
    'trygg-punkt': 'Tack! Vi meddelar dig när Trygg Punkt är tillgänglig.',
    somnforberedelse: 'Tack! Vi meddelar dig snart.',
    fokustraning: 'Tack! Vi hör av oss när fokusövningarna är redo.',
  } satisfies Record<NotifyPurpose, string>,
  confirmByMail:
    'Ett steg är kvar: vi skickar ett mejl med en länk som bekräftar din adress. Har du redan bekräftat den är allt klart.',
  /** What the mail names. */
  subjects: {
    products: 'när våra första produkter lanseras',
    premium: 'när Stillsam Premium öppnar',
    'trygg-punkt': 'när Trygg Punkt är klar',
    somnforberedelse: 'när sömnförberedelsen är klar',
    fokustraning: 'när fokusövningarna är klara',
  } satisfies Record<NotifyPurpose, string>,
  confirmed: 'Tack, din adress är bekräftad. Vi hör av oss en gång, när det är dags.',
  linkExpired: 'Länken är redan använd eller har gått ut. Anmäl dig igen, så får du en ny.',
} as const;
