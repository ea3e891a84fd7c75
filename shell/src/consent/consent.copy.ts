export const CONSENT_COPY = {
  region: 'Samtycke till kakor',
  title: 'Du bestämmer om kakor',
  text: 'Det nödvändiga sparas alltid. Resten bara om du säger ja.',
  readMore: 'Så hanterar vi uppgifter',
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
      hint: 'Räknar besök, så att vi ser vilka sidor som är till hjälp.',
    },
    marketing: {
      label: 'Marknadsföring',
      hint: 'Låter oss se om någon hittade hit från ett utskick eller en annons.',
    },
  },
} as const;
