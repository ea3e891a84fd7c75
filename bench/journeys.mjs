/**
 * What visitors do on the main pages, one interaction a step: `tap` names what is tapped, `act` does anything else.
 * Reading marks are set so that they can be erased.
 */
const button = (name) => (page) => page.getByRole('main').getByRole('button', { name }).first();
const link = (name) => (page) => page.getByRole('main').getByRole('link', { name }).first();
const scrollTo = (selector) => (page) => page.locator(selector).first().scrollIntoViewIfNeeded();
const type = (label, text) => async (page) => {
  await page.getByRole('searchbox', { name: label }).focus();
  await page.keyboard.type(text, { delay: 90 });
};

export const JOURNEYS = [
  {
    path: '/kunskapsbibliotek',
    prepare: () => localStorage.setItem('stillsam.lasta-artiklar', '["1","2","3"]'),
    steps: [
      { name: 'menu', tap: (page) => page.locator('header summary', { hasText: 'Meny' }).first() },
      { name: 'close menu', act: (page) => page.keyboard.press('Escape') },
      { name: 'category', tap: link(/^Sömn/) },
      { name: 'all categories', tap: link(/^Alla artiklar/) },
      { name: 'search, typing', act: type('Sök bland artiklarna', 'oro') },
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
    path: '/',
    steps: [
      // The quotes begin to roll, and get their button, once they are on the screen.
      { name: 'come to the quotes', act: scrollTo('main blockquote') },
      { name: 'pause quotes', tap: button('Pausa citaten') },
      { name: 'play quotes', tap: button('Låt citaten rulla') },
      { name: 'open a question', tap: (page) => page.locator('main details > summary').first() },
      { name: 'open another', tap: (page) => page.locator('main details > summary').nth(2) },
    ],
  },
  {
    path: '/varukorg',
    steps: [
      { name: 'one more', tap: button(/^Öka antalet/) },
      { name: 'one fewer', tap: button(/^Minska antalet/) },
      { name: 'remove', tap: button(/^Ta bort/) },
      { name: 'undo', tap: button('Ångra') },
    ],
  },
  {
    path: '/resurser/mindful-andning',
    steps: [
      { name: 'start', tap: button('START') },
      { name: 'stop', tap: button('STOP') },
    ],
  },
  {
    path: '/resurser/aterhamtningstest',
    steps: [
      { name: 'begin', tap: button('Börja') },
      { name: 'answer', tap: button('Stämmer') },
      { name: 'answer again', tap: button('Stämmer inte') },
      { name: 'back', tap: button('Föregående påstående') },
    ],
  },
];
