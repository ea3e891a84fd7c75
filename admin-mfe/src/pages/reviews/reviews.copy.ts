export const REVIEWS_TAB_COPY = {
  label: 'Granskning',
  lead: 'Texter som har skickats till dig. Läs, skriv anmärkningar och godkänn, eller skicka tillbaka.',
  loading: 'Hämtar texterna',
  none: 'Det finns inget att granska.',
  failed: 'Det gick inte att hämta texterna',
  columns: { title: 'Text', sent: 'Skickad', by: 'Av', to: 'Till', state: 'Läge' },
  someoneGone: 'Borttagen användare',
} as const;
