import { BRAND } from '@stillsam/platform';

export const LETTERS_COPY = {
  title: 'Våra brev',
  metaDescription: `Nyhetsbreven från ${BRAND}: om vila, sömn och återhämtning.`,
  lead: 'Här finns breven vi har skickat. Läs i din egen takt.',
  listLabel: 'Brev, nyast först',
  pages: 'Fler brev',
  emptyTitle: 'Inga brev än',
  emptyText: 'Det första är på väg. Vill du ha det i din inkorg anmäler du dig här nedanför.',
  newsletterTitle: 'Få breven i din inkorg',
  newsletterLead: 'De kommer då och då. Du avslutar när du vill.',
};

export const LETTER_COPY = {
  back: 'Alla brev',
  sent: 'Brev från',
  /** For search engines, where a letter has no preheader. */
  description: (subject: string) => `Ett brev från ${BRAND}: ${subject}`,
  newsletterTitle: 'Vill du ha nästa brev?',
  newsletterLead: 'Det kommer i din inkorg, då och då. Du avslutar när du vill.',
};
