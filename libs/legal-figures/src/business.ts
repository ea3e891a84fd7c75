import { isPublicOrigin } from '@stillsam/paths';
import data from '../../../content/business.json' with { type: 'json' };
import details from '../../../content/owner-details.json' with { type: 'json' };

/** A processor of personal data. */
export interface Processor {
  name: string;
  /** The country of the processing, in Swedish. */
  country: string;
}

/** The company behind the site. `null` until the owner has filled it in: content/business.json. */
export interface Business {
  legalName: string | null;
  organisationNumber: string | null;
  /** false where the company has none. */
  vatNumber: string | false | null;
  address: string | null;
  email: string | null;
  phone: string | null;
  /** The person who holds editorial responsibility for the published texts. */
  responsibleEditor: string | null;
  /** The responsible editor has reviewed each text before it is published. */
  isEachTextReviewed: boolean | null;
  /** Names with titles of the health professionals who have reviewed the articles. */
  reviewers: readonly string[] | null;
  /** The use of artificial intelligence in the texts, as a Swedish sentence; false where there is none. */
  aiUse: string | false | null;
  /** The financial interests of the company and its people in the topics of the texts, as a Swedish sentence. */
  conflictsOfInterest: string | null;
  /** The founder has read the story on the about page and confirmed it. */
  isFounderStoryTrue: boolean | null;
  /** Real people have said the quotes on the home page. */
  areTestimonialsTrue: boolean | null;
  /** The retention of the server's logs, in days. */
  logDays: number | null;
  /** Contact details of the data protection officer; false where the law requires none and none is appointed. */
  dataProtectionOfficer: string | false | null;
  /** The VAT category of guides. */
  guidanceVatKind: string | null;
  /** Names of the site's own accounts; false where there is none. */
  instagram: string | false | null;
  messenger: string | false | null;
  /** false where nobody processes anything for the purpose. */
  processors: Readonly<Record<'hosting' | 'email' | 'payment' | 'statistics', Processor | false | null>>;
}

export const BUSINESS: Business = data;

/** Places in content/business.json without which the law lets nothing be asked of a visitor, and that are null. */
export function missingDetails(business: Business = BUSINESS): string[] {
  return details
    .filter(({ place, isRequired }) => isRequired && isMissing(business, place))
    .map(({ place }) => place);
}

/** Whether forms, checkout and mail are open: always on the own machine, on a public origin once nothing is missing. */
export function isSiteOpen(siteOrigin: string, business: Business = BUSINESS): boolean {
  return !isPublicOrigin(siteOrigin) || missingDetails(business).length === 0;
}

/** false and an empty list are answers; null and an empty text are not. */
function isMissing(business: Business, place: string): boolean {
  const value = place.split('.').reduce<unknown>((at, key) => Object(at)[key], business);
  return (value ?? '') === '';
}
