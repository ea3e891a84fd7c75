/** What visitors do on the main pages, one interaction a step. Reading marks are set so that they can be erased. */
const button = (name) => (page) => page.getByRole('main').getByRole('button', { name }).first().tap();
const link = (name) => (page) => page.getByRole('main').getByRole('link', { name }).first().tap();
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
      { name: 'menu', act: (page) => page.locator('header summary', { hasText: 'Meny' }).first().tap() },
      { name: 'close menu', act: (page) => page.keyboard.press('Escape') },
      { name: 'category', act: link(/^Sömn/) },
      { name: 'all categories', act: link(/^Alla artiklar/) },
      { name: 'search, typing', act: type('Sök bland artiklarna', 'oro') },
      { name: 'erase read marks', act: button('Ta bort märkningen') },
      { name: 'undo', act: button('Ångra') },
    ],
  },
  {
    path: '/kunskapsbibliotek/sjalvmedkansla-lugnar-kroppen',
    steps: [
      { name: 'open contents', act: (page) => page.locator('main nav summary').first().tap() },
      { name: 'go to a part', act: (page) => page.locator('main nav ol a').nth(4).tap() },
      { name: 'mark as read', act: button('Markera som läst') },
      { name: 'undo', act: button('Ångra') },
      { name: 'copy link', act: button('Kopiera länk') },
      { name: 'related article', act: (page) => page.locator('main section article a').first().tap() },
    ],
  },
  {
    path: '/',
    steps: [
      // The quotes begin to roll, and get their button, once they are on the screen.
      { name: 'come to the quotes', act: scrollTo('main blockquote') },
      { name: 'pause quotes', act: button('Pausa citaten') },
      { name: 'play quotes', act: button('Låt citaten rulla') },
      { name: 'open a question', act: (page) => page.locator('main details > summary').first().tap() },
      { name: 'open another', act: (page) => page.locator('main details > summary').nth(2).tap() },
    ],
  },
  {
    path: '/varukorg',
    steps: [
      { name: 'one more', act: button(/^Öka antalet/) },
      { name: 'one fewer', act: button(/^Minska antalet/) },
      { name: 'remove', act: button(/^Ta bort/) },
      { name: 'undo', act: button('Ångra') },
    ],
  },
  {
    path: '/resurser/mindful-andning',
    steps: [
      { name: 'start', act: button('START') },
      { name: 'stop', act: button('STOP') },
    ],
  },
  {
    path: '/resurser/aterhamtningstest',
    steps: [
      { name: 'begin', act: button('Börja') },
      { name: 'answer', act: button('Stämmer') },
      { name: 'answer again', act: button('Stämmer inte') },
      { name: 'back', act: button('Föregående påstående') },
    ],
  },
];
