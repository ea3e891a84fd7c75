import type { GuideListing } from './guide-calls';

export const GUIDES_COPY = {
  buy: 'Köp',
  buyNamed: (title: string) => `Köp ${title}`,
  ownProduct: 'Egen produkt',
  /** `7 delar, ungefär 60 minuter`. */
  length: ({ sessions, minutes }: Pick<GuideListing, 'sessions' | 'minutes'>) =>
    `${sessions.length} delar, ungefär ${minutes} minuter`,
  price: (price: string) => `${price} inklusive moms`,
  continueAt: (session: number) => `Fortsätt med del ${session}`,
};
