import { BRAND } from '@stillsam/platform';

export const LETTERS_COPY = {
  title: 'Våra brev',
  metaDescription: `Nyhetsbreven från ${BRAND}: om vila, sömn och återhämtning.`,
  lead: 'Om vila, sömn och återhämtning. De kommer då och då, till din inkorg. Du avslutar när du vill.',
  formTitle: 'Få breven med e-post',
  listLabel: 'Brev, nyast först',
  pages: 'Fler brev',
  sample: 'Så här kan ett brev låta',
};

/** From content/valkomstbrev/2-en-paus-som-far-plats.md, to the letter. */
export const SAMPLE_LETTER = {
  subject: 'En paus som får plats',
  preheader: 'En minut, precis där du är.',
  beginning:
    'Det är lätt att tänka att vila kräver en ledig kväll och en stängd dörr. Finns varken det ena eller det andra kan en minut få räcka. Så här kan den se ut:',
  steps: [
    'Känn efter var fötterna möter golvet.',
    'Låt axlarna sjunka, om de har åkt upp.',
    'Se dig omkring och stanna vid något som är skönt att titta på.',
  ],
  end: 'Märkte du ingen skillnad? Då gjorde du inte fel. Vissa dagar händer ingenting, och det får vara så. Känns det obehagligt slutar du bara.',
  signature: 'Allt gott från oss på Stillsam',
};

export const LETTER_COPY = {
  back: 'Alla brev',
  sent: 'Brev från',
  /** For search engines, where a letter has no preheader. */
  description: (subject: string) => `Ett brev från ${BRAND}: ${subject}`,
  newsletterTitle: 'Vill du ha nästa brev?',
  newsletterLead: 'Det kommer i din inkorg, då och då. Du avslutar när du vill.',
};
