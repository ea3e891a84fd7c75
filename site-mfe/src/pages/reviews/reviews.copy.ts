import { BRAND } from '@stillsam/platform';

export const REVIEWS_COPY = {
  title: 'Granskning',
  metaDescription: `Vilka artiklar på ${BRAND} som är granskade av legitimerad personal, av vem och till när.`,
  lead: 'Texter om tunga ämnen ska läsas av någon med legitimation. Här står vilka som är granskade, till när, och vilka som ännu inte är det.',
  listLabel: 'Artiklar och deras granskning',
  untouched: 'Inte granskade än, och utan kontrolldatum för källorna',
  untouchedNote:
    'Texterna går att läsa. Det som saknas är en läkares eller psykologs genomläsning, och en dag då källorna kontrollerades.',
  count: (count: number) => (count === 1 ? '1 text' : `${count} texter`),
  scope: (scope: string) => `Granskningen gällde: ${scope}`,
  checked: (day: string) => `Källorna kontrollerade ${day}.`,
  unchecked: 'Källornas kontrolldatum saknas.',
  emptyTitle: 'Ingen artikel behöver granskning än',
  corrections: 'Alla rättelser',
};
