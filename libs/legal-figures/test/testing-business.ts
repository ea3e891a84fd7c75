import type { Business } from '../src/business';

/** A complete company for specs. */
export function testBusiness(details: Partial<Business> = {}): Business {
  const processor = { name: 'Exempeldrift', country: 'Sverige' };
  return {
    legalName: 'Exempelbolaget',
    organisationNumber: '556000-0000',
    vatNumber: 'SE556000000001',
    address: 'Exempelgatan 1, 111 11 Exempelstad',
    email: 'hej@exempel.test',
    phone: '08-00 00 00',
    responsibleEditor: null,
    isEachTextReviewed: null,
    reviewers: null,
    aiUse: 'Texterna är skrivna med hjälp av AI.',
    conflictsOfInterest: null,
    isFounderStoryTrue: null,
    areTestimonialsTrue: null,
    logDays: 30,
    dataProtectionOfficer: false,
    isMicroEnterprise: null,
    guidanceVatKind: null,
    instagram: null,
    messenger: null,
    processors: { hosting: processor, email: processor, payment: false, statistics: false },
    ...details,
  };
}
