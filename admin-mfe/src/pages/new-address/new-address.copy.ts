export const NEW_ADDRESS_COPY = {
  title: 'Bekräfta adressen',
  description: 'Bekräfta en ny e-postadress till redaktionen.',
  lead: 'Ett tryck, så vet vi att det är du.',
  missing: 'Länken är inte hel. Öppna den från mejlet igen.',
  confirm: 'Bekräfta',
  confirming: 'Bekräftar...',
  halfway: 'Tack. Bekräfta också i mejlet till den andra adressen, så är bytet klart.',
  changed: 'Adressen är bytt. Logga in med den nya.',
  failed: 'Det gick inte att bekräfta. Försök igen om en stund.',
  logIn: 'Logga in',
  account: 'Till kontot',
} as const;
