import { aiNotice, editorLine, type Business } from '@stillsam/legal-figures';
import { describeSender } from '../../mail/sender';
import type { Places } from './letter-places';

export const FOOT_REASON = 'Du får brevet eftersom du har anmält dig till Stillsams nyhetsbrev.';

interface Foot {
  webUrl: string;
  places: Places;
  isWelcome: boolean;
}

/** Links below each letter, in HTML and in text. */
export function footLinks({ webUrl, places, isWelcome }: Foot): { label: string; url: string }[] {
  return [
    { label: 'Visa i webbläsaren', url: webUrl },
    { label: 'Ändra dina val', url: places.preferences },
    ...(isWelcome ? [{ label: 'Sluta med välkomstbreven', url: places.stopWelcome }] : []),
    { label: 'Avregistrera dig', url: places.unsubscribe },
  ];
}

/** Who sends the letter and who answers for it, a paragraph each. */
export const footFacts = (business: Business): string[] =>
  [aiNotice(business) ?? [], editorLine(business) ?? [], describeSender(business)].flat();
