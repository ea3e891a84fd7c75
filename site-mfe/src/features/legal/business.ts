import data from '../../../../content/business.json' with { type: 'json' };

/** A processor of personal data. */
export interface Processor {
  name: string;
  /** Where the data is handled, in Swedish. */
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
  /** The person who answers for what is published. */
  responsibleEditor: string | null;
  /** Names with titles of the health professionals who have reviewed the articles. */
  reviewers: readonly string[] | null;
  /** How artificial intelligence was used in the texts, as a Swedish sentence; 'Ingen' counts too. */
  aiUse: string | null;
  /** What the company or its people earn from what the texts are about, as a Swedish sentence. */
  conflictsOfInterest: string | null;
  /** Whether the founder has read the story on the page about us and says that it is true. */
  isFounderStoryTrue: boolean | null;
  /** How many days the server keeps its logs. */
  logDays: number | null;
  /** How to reach the data protection officer; false where the law requires none and none is appointed. */
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
