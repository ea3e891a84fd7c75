export const ACCESSIBILITY_COPY = {
  title: 'Tillgänglighet',
  lead: 'Hur tjänsten fungerar, hur tillgänglig den är, vad som brister och vad du kan göra om något står i vägen.',
  metaDescription:
    'Hur tjänsten fungerar och uppfyller kraven på tillgänglighet: den senaste mätningen, kända brister och hur du rapporterar hinder.',
  measureTitle: 'Den senaste mätningen',
  measured: 'Senast mätt ',
  method: (widths: string, schemes: string) =>
    `Varje sida mäts automatiskt med verktyget axe mot WCAG 2.2 nivå A och AA, i bredderna ${widths} pixlar, i ${schemes}. Ett fel räknas också när en sida inte ryms i sin bredd.`,
  schemes: { light: 'ljust läge', dark: 'mörkt läge' },
  and: ' och ',
  noFaults: (pages: number) => `${pages} sidor mättes, och inga fel hittades.`,
  faults: (pages: number, faulty: number) =>
    `${pages} sidor mättes. På ${faulty === 1 ? 'en av dem' : `${faulty} av dem`} finns något att rätta till:`,
  notMeasured: 'Ingen mätning är publicerad ännu.',
};
