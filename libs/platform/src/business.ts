/** A processor of personal data. */
export interface Processor {
  name: string;
  /** The country of the processing, in Swedish. */
  country: string;
}

/** The company behind the site. `null` until the owner has filled it in. */
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
  /** The act on accessibility exempts the company as a micro-enterprise. */
  isMicroEnterprise: boolean | null;
  /** The VAT category of guides. */
  guidanceVatKind: string | null;
  /** Names of the site's own accounts; false where there is none. */
  instagram: string | false | null;
  messenger: string | false | null;
  /** false where nobody processes anything for the purpose. */
  processors: Readonly<Record<'hosting' | 'email' | 'payment' | 'statistics', Processor | false | null>>;
}
