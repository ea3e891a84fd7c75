export const PALETTE_COPY = {
  open: 'Sök',
  shortcut: 'Ctrl K',
  title: 'Gå till',
  label: 'Sida, inlägg, person, meddelande eller köp',
  found: 'Träffar',
  screens: 'Sidor',
  posts: 'Blogginlägg',
  people: 'Prenumeranter',
  messages: 'Meddelanden',
  orders: 'Köp',
  searching: 'Söker...',
  count: (count: number) => (count === 0 ? 'Inget hittades.' : count === 1 ? '1 träff' : `${count} träffar`),
} as const;
