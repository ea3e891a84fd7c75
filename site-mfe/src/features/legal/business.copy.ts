import { PATHS } from '@stillsam/paths';
import { BRAND } from '@stillsam/platform';

export const BUSINESS_COPY = {
  title: 'Vilka vi är',
  serviceHours: 'Kundservice',
  isMissing: 'Uppgiften saknas',
  noVatNumber: 'Företaget är inte momsregistrerat',
  missing: `Uppgifter om den som driver ${BRAND} saknas ännu.`,
  seeWhich: 'Se vilka',
  details: `${PATHS.about}#ansvar`,
  missingCount: (count: number) =>
    count === 1 ? 'En uppgift saknas ännu' : `${count} uppgifter saknas ännu`,
  untilOpen: 'De ska stå här innan formulär och kassa öppnas för allmänheten.',
  reachUs: 'Till dess når du oss via ',
  contact: { label: 'kontaktformuläret', to: PATHS.contact },
};

/** The labels of the company's details. */
export const DETAIL_LABELS = {
  legalName: 'Företag',
  organisationNumber: 'Organisationsnummer',
  vatNumber: 'Momsregistreringsnummer',
  address: 'Postadress',
  email: 'E-post',
  phone: 'Telefon',
};

export const EDITORIAL_COPY = {
  title: 'Vem som skriver och granskar',
  signed: `Artiklarna är undertecknade ${BRAND}s redaktion. Det här vet vi om den i dag:`,
  responsibleEditor: 'Ansvarig redaktör',
  reviewers: 'Medicinsk granskning',
  notReviewed: 'Ännu har ingen legitimerad granskat texterna',
  aiUse: 'AI i texterna',
  noAi: 'Ingen AI har använts',
  corrections: 'När något har stått fel säger vi det.',
  allCorrections: 'Alla rättelser',
  conflictsOfInterest: 'Jäv och ekonomiska intressen',
};
