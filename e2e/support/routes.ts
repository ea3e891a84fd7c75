import { SEEDED_SLUG } from './addresses';

/** Every address that a part answers today; `isWaiting` marks those that show 'Den här sidan är på väg'. */
export const ANSWERED_ROUTES = [
  '/',
  '/kunskapsbibliotek',
  '/kunskapsbibliotek?category=somn',
  '/kunskapsbibliotek?search=finns-inte-alls',
  `/kunskapsbibliotek/${SEEDED_SLUG}`,
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
  '/aterhamtningstest',
  '/resurser',
  '/resurser/nervsystem-quiz',
  '/resurser/aterhamtningstest',
  '/resurser/kognitiv-omstrukturering',
  '/resurser/sjalvmedkansla',
  '/resurser/energihantering',
  '/cookie-installningar',
  '/resurser/mindful-andning',
  '/admin/login',
  '/button-demo',
  '/logo',
];

/** Addresses of later issues and unknown ones: a calm 404. */
export const MISSING_ROUTES = ['/utforska-ditt-valmande', '/finns-inte'];
