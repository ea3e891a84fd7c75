import data from '../../../../content/business.json' with { type: 'json' };

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
  vatNumber: string | null;
  address: string | null;
  email: string | null;
  phone: string | null;
  /** The person responsible for the published content. */
  responsibleEditor: string | null;
  /** Names with titles of the health professionals who have reviewed the articles. */
  reviewers: readonly string[] | null;
  /** The use of artificial intelligence in the texts, as a Swedish sentence; 'Ingen' is valid too. */
  aiUse: string | null;
  /** The financial interests of the company and its people in the topics of the texts, as a Swedish sentence. */
  conflictsOfInterest: string | null;
  /** The founder has read the story on the about page and confirmed it. */
  isFounderStoryTrue: boolean | null;
  /** The retention of the server's logs, in days. */
  logDays: number | null;
  /** Contact details of the data protection officer; false where the law requires none and none is appointed. */
  dataProtectionOfficer: string | false | null;
  processors: Readonly<Record<'hosting' | 'email' | 'payment' | 'statistics', Processor | null>>;
}

export const BUSINESS: Business = data;

/** Details that the law requires, in the order of the page. */
const REQUIRED = ['legalName', 'organisationNumber', 'vatNumber', 'address', 'email', 'phone'] as const;

export type RequiredDetail = (typeof REQUIRED)[number];

/** The required details that the owner has not filled in. */
export function missingDetails(business: Business): RequiredDetail[] {
  return REQUIRED.filter((detail) => !business[detail]);
}
