export const REVIEWS_TAB_COPY = {
  label: 'Granskning',
  lead: 'Texter som väntar på granskning eller har granskats. Granskaren läser, skriver anmärkningar och godkänner eller skickar tillbaka.',
  loading: 'Hämtar texterna',
  none: 'Det finns inget att granska.',
  failed: 'Det gick inte att hämta texterna',
  columns: { title: 'Text', sent: 'Skickad', by: 'Av', to: 'Till', state: 'Läge' },
  someoneGone: 'Borttagen användare',
} as const;
