import type { Places } from './letter-places';

export const FOOT_REASON = 'Du får brevet eftersom du har anmält dig till Stillsams nyhetsbrev.';

/** Links below each letter, in HTML and in text. */
export function footLinks(webUrl: string, places: Places): { label: string; url: string }[] {
  return [
    { label: 'Visa i webbläsaren', url: webUrl },
    { label: 'Ändra dina val', url: places.preferences },
    { label: 'Avregistrera dig', url: places.unsubscribe },
  ];
}
