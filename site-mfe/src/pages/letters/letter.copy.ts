import { BRAND } from '@stillsam/platform';

export const LETTER_COPY = {
  back: 'Alla brev',
  sent: 'Brev från',
  /** For search engines, where a letter has no preheader. */
  description: (subject: string) => `Ett brev från ${BRAND}: ${subject}`,
  newsletterTitle: 'Vill du ha nästa brev?',
  newsletterLead: 'Det kommer i din inkorg, då och då. Du avslutar när du vill.',
};
