/** The groups of the navigation, in order, with their headings; those of one screen need none. */
const GROUPS = {
  start: null,
  content: 'Innehåll',
  people: 'Människor',
  orders: 'Köp',
  system: 'System',
  own: null,
};

export type ScreenGroup = keyof typeof GROUPS;
export const SCREEN_GROUPS = Object.keys(GROUPS) as ScreenGroup[];

export const NAVIGATION_COPY = {
  area: 'Redaktionen',
  label: 'Redaktionens delar',
  groups: GROUPS,
  waiting: 'väntar',
  month: 'Månadens siffror',
  menu: 'Meny',
  account: 'Ditt konto',
  homeLink: 'Webbplatsen',
  signOut: 'Logga ut',
  signingOut: 'Loggar ut...',
} as const;

export const PALETTE_COPY = {
  open: 'Sök',
  shortcut: 'Ctrl K',
  title: 'Gå till',
  label: 'Sida, inlägg, person, meddelande eller köp',
  found: 'Träffar',
  actions: 'Gör',
  leave: 'Avsluta',
  newPost: 'Nytt blogginlägg',
  newLetter: 'Nytt utskick',
  screens: 'Sidor',
  trash: 'Papperskorgen',
  withdrawals: 'Ångrade köp',
  pictures: 'Bildbiblioteket',
  picturesNote: 'Öppnas i ett inlägg, med knappen för bild',
  posts: 'Blogginlägg',
  people: 'Personer',
  buyer: 'Köpare',
  messages: 'Meddelanden',
  orders: 'Köp',
  searching: 'Söker...',
  count: (count: number) => (count === 0 ? 'Inget hittades.' : count === 1 ? '1 träff' : `${count} träffar`),
} as const;

/** Other words that people look for, by the label of what they find. */
export const PALETTE_WORDS: Partial<Record<string, string>> = {
  'Nytt blogginlägg': 'nytt inlägg ny artikel skriva',
  'Nytt utskick': 'nytt brev nytt nyhetsbrev skriva',
  'Logga ut': 'avsluta',
  Blogginlägg: 'artiklar texter bilder',
  Utskick: 'brev välkomstbrev mejltexter mallar',
  Nyhetsbrev: 'prenumeranter',
  Meddelanden: 'kontakt svara',
  Personuppgifter: 'gdpr registerutdrag radera person',
  Beställningar: 'ordrar kunder kvitton återbetalning betala tillbaka återbetala',
  'Ångrade köp': 'ångerrätt återbetalning betala tillbaka återbetala retur',
  'Månadens siffror': 'bokföring moms intäkter',
  Papperskorgen: 'borttagna inlägg ta tillbaka',
  Bildbiblioteket: 'bilder foto omslag',
  Utkorg: 'mejl skickade',
  Händelselogg: 'historik vem ändrade',
  Konton: 'användare roller bjuda in',
  'Ditt konto': 'lösenord mitt namn inloggning',
  Inställningar: 'företag leverantörer utgivare ai sociala medier stödlinjer uppläsning uttal',
};

export const NOT_FOUND_COPY = {
  title: 'Sidan finns inte i redaktionen',
  text: 'Adressen leder inte till någon sida som du kan öppna här. Börja om från översikten, eller sök.',
  toOverview: 'Till översikten',
} as const;
