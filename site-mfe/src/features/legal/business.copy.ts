import { PATHS } from '@stillsam/paths';
import { BRAND } from '@stillsam/platform';
import type { RequiredDetail } from './business';

export const BUSINESS_COPY = {
  title: 'Vilka vi är',
  serviceHours: 'Kundservice',
  isMissing: 'Uppgiften saknas',
  missing: (details: string) =>
    `Uppgifter om den som driver ${BRAND} saknas ännu: ${details}. De ska finnas här innan sidan öppnas för allmänheten.`,
  reachUs: 'Till dess når du oss via ',
  contact: { label: 'kontaktformuläret', to: PATHS.contact },
};

/** The labels of the details. */
export const DETAIL_LABELS: Record<RequiredDetail, string> = {
  legalName: 'Företag',
  organisationNumber: 'Organisationsnummer',
  vatNumber: 'Momsregistreringsnummer',
  address: 'Postadress',
  email: 'E-post',
  phone: 'Telefon',
};

/** The details within a sentence. */
export const DETAIL_NOUNS: Record<RequiredDetail, string> = {
  legalName: 'företagsnamn',
  organisationNumber: 'organisationsnummer',
  vatNumber: 'momsregistreringsnummer',
  address: 'postadress',
  // The non-breaking hyphen keeps the word on one line.
  email: 'e\u2011postadress',
  phone: 'telefonnummer',
};

export const EDITORIAL_COPY = {
  title: 'Vem som skriver och granskar',
  signed: `Artiklarna är undertecknade ${BRAND}s redaktion. Det här vet vi om den i dag:`,
  responsibleEditor: 'Ansvarig redaktör',
  reviewers: 'Medicinsk granskning',
  notReviewed: 'Ännu har ingen legitimerad granskat texterna',
  aiUse: 'AI i texterna',
  conflictsOfInterest: 'Jäv och ekonomiska intressen',
};
