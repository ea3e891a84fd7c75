import { PLACES } from './letter-places';

export const FOOT_REASON = 'Du får brevet för att du anmält dig till Stillsams nyhetsbrev.';

/** Links below each letter, in HTML and in text. */
export function footLinks(webUrl: string): { label: string; url: string }[] {
  return [
    { label: 'Visa i webbläsaren', url: webUrl },
    { label: 'Ändra vad du får', url: PLACES.preferences },
    { label: 'Avregistrera dig', url: PLACES.unsubscribe },
  ];
}
