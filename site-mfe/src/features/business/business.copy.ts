import { PATHS } from '@stillsam/paths';
import { BRAND } from '@stillsam/platform';

export const BUSINESS_COPY = {
  title: 'Vilka vi är',
  legalName: 'Företag',
  organisationNumber: 'Organisationsnummer',
  address: 'Postadress',
  email: 'E-post',
  phone: 'Telefon',
  serviceHours: 'Kundservice',
  incomplete: `Fler uppgifter om företaget bakom ${BRAND} publiceras här innan vi tar emot någon betalning.`,
  reachUs: ' Till dess når du oss genom ',
  contact: { label: 'kontaktformuläret', to: PATHS.contact },
};
