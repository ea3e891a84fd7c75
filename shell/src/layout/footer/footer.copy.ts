import { BRAND } from '@stillsam/platform';

export const FOOTER_COPY = {
  lead: 'Lugn och återhämtning, i\u00a0din egen takt.',
  legalNavigation: 'Juridik och information',
  notTherapy: `${BRAND} ger kunskap och övningar. Det ersätter inte vård eller terapi.`,
  crisisSummary: 'Akut hjälp',
  crisisHint: 'Nummer att ringa. Flera svarar dygnet runt.',
  newsletterTitle: 'Ett stillsamt brev då och då',
  newsletterText: 'Om vila, sömn och återhämtning. Du avslutar när du vill.',
  toLetters: 'Läs tidigare brev',
  newsletterNote:
    'Vi använder adressen till nyhetsbrevet, som kan börja med några välkomstbrev, och inget annat. Läs vår',
  privacyLink: 'integritetspolicy',
  toNewsletter: 'Anmäl dig till nyhetsbrevet',
  copyright: (year: number) => `© ${year} ${BRAND}`,
};
