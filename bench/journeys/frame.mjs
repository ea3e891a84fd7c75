import { inDialog, inFooter, inHeader, press, type } from './steps.mjs';

const menu = (page) => page.locator('header summary', { hasText: 'Meny' }).first();
const banner = (kind, name) => (page) =>
  page.getByRole('region', { name: 'Samtycke till kakor' }).getByRole(kind, { name });
const email = inFooter('textbox')('E-post');

/** The frame of every page: menu, help, settings, consent, footer. */
export const FRAME_JOURNEYS = [
  {
    path: '/kunskapsbibliotek',
    steps: [
      { name: 'menu', tap: menu },
      { name: 'close menu', act: press('Escape') },
      { name: 'menu again', tap: menu },
      { name: 'urgent help', tap: inHeader('link')('Akut hjälp') },
    ],
  },
  {
    path: '/om-oss',
    steps: [
      { name: 'menu', tap: menu },
      { name: 'adapt the page', tap: inHeader('button')('Anpassa sidan') },
      { name: 'extra large text', tap: inDialog('radio')('Extra stor') },
      { name: 'high contrast', tap: inDialog('checkbox')(/^Hög kontrast/) },
      { name: 'less motion', tap: inDialog('checkbox')(/^Mindre rörelse/) },
      { name: 'reset', tap: inDialog('button')('Återställ') },
      { name: 'done', tap: inDialog('button')('Klar') },
    ],
  },
  {
    path: '/om-oss',
    steps: [
      { name: 'menu', tap: menu },
      { name: 'another page', tap: inHeader('link')('Resurser') },
    ],
  },
  {
    path: '/',
    isUnasked: true,
    steps: [
      { name: 'consent: settings', tap: banner('button', 'Inställningar') },
      { name: 'consent: statistics', tap: banner('checkbox', /^Statistik/) },
      { name: 'consent: save', tap: banner('button', 'Spara inställningar') },
    ],
  },
  {
    path: '/om-oss',
    isUnasked: true,
    steps: [{ name: 'consent: refuse', tap: banner('button', 'Avvisa') }],
  },
  {
    path: '/cookie-installningar',
    steps: [
      {
        name: 'statistics',
        tap: (page) => page.getByRole('main').getByRole('checkbox', { name: /^Statistik/ }),
      },
      {
        name: 'save',
        tap: (page) => page.getByRole('main').getByRole('button', { name: 'Spara inställningar' }),
      },
    ],
  },
  {
    path: '/villkor',
    steps: [
      { name: 'newsletter, typing', act: type(email, 'anna@exempel') },
      { name: 'newsletter, refused', tap: inFooter('button')('Prenumerera') },
    ],
  },
];
