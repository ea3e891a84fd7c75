import { button, scrollTo } from './steps.mjs';

export const HOME_JOURNEYS = [
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
];
