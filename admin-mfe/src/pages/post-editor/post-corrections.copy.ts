export const CORRECTIONS_COPY = {
  title: 'Rättelser',
  loading: 'Hämtar rättelserna',
  failed: 'Det gick inte att hämta rättelserna.',
  label: 'Vad stod fel, och vad står det nu?',
  hint: 'En mening, som visas sist i artikeln och på sidan Rättelser. Rätta och spara texten först.',
  publish: 'Publicera rättelse',
  publishing: 'Publicerar...',
  published: 'Rättelsen är publicerad.',
  publishFailed: 'Det gick inte att publicera rättelsen. Försök igen om en stund.',
  question: 'Vill du ta bort rättelsen?',
  removeFailed: 'Det gick inte att ta bort rättelsen. Försök igen om en stund.',
} as const;
