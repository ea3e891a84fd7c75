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
