/** An article that the seeds put into every new database. */
export const SEEDED_SLUG = 'sjalvmedkansla-lugnar-kroppen';

/** Every address that a part serves. */
export const ANSWERED_ROUTES = [
  '/',
  '/kunskapsbibliotek',
  '/kunskapsbibliotek?category=somn',
  '/kunskapsbibliotek?search=finns-inte-alls',
  `/kunskapsbibliotek/${SEEDED_SLUG}`,
  '/utforska-ditt-valmande',
  '/utforska-ditt-valmande?val=sover-daligt&val=mer-energi',
  '/varukorg',
  '/cart',
  '/checkout',
  '/om-oss',
  '/integritetspolicy',
  '/villkor',
  '/angerratt',
  '/tillganglighet',
  '/kontakt',
  '/produkter',
  '/premium',
  '/nyhetsbrev/bekrafta?token=prov',
  '/nyhetsbrev/avregistrera',
  '/nyhetsbrev/installningar',
  '/nyhetsbrev/brev',
  '/aterhamtningstest',
  '/resurser',
  '/resurser/nervsystem-quiz',
  '/resurser/aterhamtningstest',
  '/resurser/kognitiv-omstrukturering',
  '/resurser/sjalvmedkansla',
  '/resurser/energihantering',
  '/cookie-installningar',
  '/utan-nat',
  '/resurser/mindful-andning',
  '/resurser/trygg-punkt',
  '/resurser/somnforberedelse',
  '/resurser/fokustraning',
  '/admin/login',
  '/button-demo',
  '/logo',
];

/** An unknown address: a 404. */
export const MISSING_ROUTES = ['/finns-inte'];
