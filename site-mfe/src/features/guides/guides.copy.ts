import type { GuideListing } from './guide-calls';

export const GUIDES_COPY = {
  buy: 'Köp',
  buyNamed: (title: string) => `Köp ${title}`,
  ownProduct: 'Egen produkt',
  /** `7 delar, omkring 10 minuter var`. */
  length: ({ sessions, minutes }: Pick<GuideListing, 'sessions' | 'minutes'>) =>
    `${sessions.length} delar, omkring ${Math.round(minutes / sessions.length)} minuter var`,
  price: (price: string) => `${price} inklusive moms`,
  continueAt: (session: number) => `Fortsätt med del ${session}`,
};
