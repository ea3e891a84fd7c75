const UNCHANGED = { version: 0, changed_at: null, changed_by_name: null };
const PROCESSOR = { name: 'Driftbolaget', country: 'Sverige' };
/** What the API answers of the company's settings. */
export const SETTINGS = {
  company: {
    ...UNCHANGED,
    value: {
      legalName: null,
      organisationNumber: null,
      vatNumber: null,
      isMicroEnterprise: null,
      guidanceVatKind: null,
      none: [] as string[],
    },
  },
  reach: {
    value: { address: null, email: 'hej@exempel.se', phone: null },
    version: 3,
    changed_at: '2026-03-05T09:12:00Z',
    changed_by_name: 'Åsa Öberg',
  },
  editorial: {
    ...UNCHANGED,
    value: {
      responsibleEditor: null,
      isEachTextReviewed: null,
      reviewers: null,
      aiUse: null,
      conflictsOfInterest: null,
      isFounderStoryTrue: true,
      areTestimonialsTrue: null,
      none: ['aiUse'],
    },
  },
  processors: {
    ...UNCHANGED,
    value: {
      hosting: PROCESSOR,
      email: null,
      payment: null,
      statistics: null,
      logDays: null,
      dataProtectionOfficer: null,
      none: ['payment'],
    },
  },
  social: { ...UNCHANGED, value: { instagram: null, messenger: null, none: [] as string[] } },
  missing: [
    { place: 'legalName', is_required: true },
    { place: 'responsibleEditor', is_required: false },
  ],
  is_open: false,
};

/** Words that the voice says wrong, and how far the audio has come. */
export const PRONUNCIATIONS = {
  version: 0,
  changed_at: null,
  changed_by_name: null,
  value: { words: [{ word: 'schema', spoken: 'skema' }] },
  state: { voice: 'Alma', is_test: false, texts: 12, ready: 11, failed: 0 },
};
