import { BRAND } from '@stillsam/platform';

export const CORRECTIONS_COPY = {
  title: 'Rättelser',
  metaDescription: `Det som har stått fel i artiklarna på ${BRAND}, och vad det står nu.`,
  lead: 'När något har stått fel i en artikel rättar vi texten och skriver det här. Varje rättelse står också sist i sin artikel.',
  listLabel: 'Rättelser, nyast först',
  emptyTitle: 'Inga rättelser än',
  emptyText: 'Det betyder inte att allt är rätt, bara att ingen rättelse är publicerad.',
  report: 'Har du hittat ett fel?',
  contact: 'Skriv till oss',
};
