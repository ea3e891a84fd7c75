export const REVIEWS_TAB_COPY = {
  label: 'Granskning',
  lead: 'Texter som väntar på granskning eller har granskats. Granskaren läser, skriver anmärkningar och godkänner eller skickar tillbaka.',
  loading: 'Hämtar texterna',
  none: 'Inget att granska',
  noneText: 'När någon skickar en text till granskning ligger den här, med anmärkningar och svar.',
  failed: 'Det gick inte att hämta texterna',
  columns: { title: 'Text', sent: 'Skickad', by: 'Av', to: 'Till', state: 'Läge' },
  someoneGone: 'Borttagen användare',
} as const;
