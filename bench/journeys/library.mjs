import { button, inMain, link, type } from './steps.mjs';

/** Finding and reading articles. Reading marks are set so that they can be erased. */
export const LIBRARY_JOURNEYS = [
  {
    path: '/kunskapsbibliotek',
    prepare: () => localStorage.setItem('stillsam.lasta-artiklar', '["1","2","3"]'),
    steps: [
      { name: 'category', tap: link(/^Sömn/) },
      { name: 'all categories', tap: link(/^Alla artiklar/) },
      { name: 'search, typing', act: type(inMain('searchbox')('Sök bland artiklarna'), 'oro') },
      { name: 'erase read marks', tap: button('Ta bort märkningen') },
      { name: 'undo', tap: button('Ångra') },
    ],
  },
  {
    path: '/kunskapsbibliotek/sjalvmedkansla-lugnar-kroppen',
    steps: [
      { name: 'open contents', tap: (page) => page.locator('main nav summary').first() },
      { name: 'go to a part', tap: (page) => page.locator('main nav ol a').nth(4) },
      { name: 'mark as read', tap: button('Markera som läst') },
      { name: 'undo', tap: button('Ångra') },
      { name: 'copy link', tap: button('Kopiera länk') },
      { name: 'related article', tap: (page) => page.locator('main section article a').first() },
    ],
  },
  {
    path: '/utforska-ditt-valmande',
    steps: [
      { name: 'choose', tap: (page) => page.locator('main label').first() },
      { name: 'choose another', tap: (page) => page.locator('main label').nth(6) },
      { name: 'to the suggestions', tap: link(/^Se \d+ förslag/) },
      { name: 'clear', tap: inMain('link')('Rensa valen') },
    ],
  },
];
