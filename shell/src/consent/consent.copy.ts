export const CONSENT_COPY = {
  region: 'Samtycke till kakor',
  title: 'Du bestämmer om kakor',
  text: 'Nödvändiga kakor sparas alltid, övriga bara om du säger ja.',
  readMore: 'Läs om kakor',
  settings: 'Inställningar',
  reject: 'Avvisa',
  acceptAll: 'Acceptera alla',
  settingsPage: 'Öppna inställningarna på en egen sida',
  settingsTitle: 'Välj vad som får sparas',
  back: 'Tillbaka',
  save: 'Spara inställningar',
  saved: 'Ditt val är sparat.',
  categories: {
    functional: {
      label: 'Nödvändiga',
      hint: 'Minns ditt val här, din varukorg och hur du vill ha sidan. De går inte att stänga av.',
    },
    analytics: {
      label: 'Statistik',
      hint: 'Räknar besök, så att vi ser vilka sidor som är till hjälp. Är ingen mättjänst vald räknas inget.',
    },
    marketing: {
      label: 'Marknadsföring',
      hint: 'Inget använder det här i dag, så ett ja gör ingen skillnad ännu.',
    },
  },
} as const;
