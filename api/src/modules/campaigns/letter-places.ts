/** What differs by recipient, as it stands in a rendered letter. */
export const PLACES = {
  unsubscribe: '%%avregistrera%%',
  preferences: '%%installningar%%',
} as const;
