import { button, inMain, press, type } from './steps.mjs';

const text = (page) => page.getByRole('main').getByRole('textbox').first();
const choice = (index) => (page) => page.getByRole('main').locator('label').nth(index);

/** Each exercise and self-test from its beginning to its end. */
export const EXERCISE_JOURNEYS = [
  {
    path: '/resurser',
    steps: [{ name: 'remember what I do', tap: button('Kom ihåg åt mig') }],
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
  {
    path: '/resurser/nervsystem-quiz',
    steps: [
      { name: 'begin', tap: button('Börja') },
      ...Array.from({ length: 5 }, (_, question) => ({
        name: `answer ${question + 1}`,
        tap: (page) => page.getByRole('main').locator('li button').nth(3),
      })),
      { name: 'once more', tap: button('Gör om testet') },
    ],
  },
  {
    path: '/resurser/kognitiv-omstrukturering',
    steps: [
      { name: 'thought, typing', act: type(text, 'Alla tyckte att jag var löjlig') },
      { name: 'next', tap: button('Nästa') },
      { name: 'pattern', tap: choice(1) },
      { name: 'next', tap: button('Nästa') },
      { name: 'another view, typing', act: type(text, 'Jag vet inte vad de tyckte') },
      { name: 'next', tap: button('Nästa') },
      { name: 'how it feels', tap: choice(0) },
      { name: 'finish', tap: button('Slutför') },
      { name: 'save', tap: button('Spara övningen') },
      { name: 'show the journal', tap: button('Visa 1 övning') },
      { name: 'erase', tap: button('Radera alla') },
      { name: 'undo', tap: button('Ångra') },
    ],
  },
  {
    path: '/resurser/sjalvmedkansla',
    steps: [
      { name: 'begin', tap: button('Börja') },
      { name: 'pause', tap: button('Pausa') },
      { name: 'go on', tap: button('Fortsätt') },
      { name: 'pace and voice', tap: (page) => page.locator('main summary', { hasText: 'Takt och röst' }) },
      { name: 'another pace', tap: inMain('radio')('8 sekunder') },
    ],
  },
  {
    path: '/resurser/energihantering',
    steps: [
      { name: 'level', tap: button(/^Så där/) },
      { name: 'action', tap: (page) => page.getByRole('main').locator('li button').first() },
      { name: 'reflection', tap: (page) => page.getByRole('main').locator('li button').first() },
      { name: 'reminder', tap: button('Daglig påminnelse') },
      { name: 'once more', tap: button('Börja om') },
    ],
  },
  {
    path: '/resurser/trygg-punkt',
    steps: [
      { name: 'one at a time', tap: button('Ta en i taget') },
      { name: 'next', tap: button('Nästa') },
      { name: 'show all', tap: button('Visa alla') },
    ],
  },
  {
    path: '/resurser/fokustraning',
    steps: [
      { name: 'begin', tap: button('Börja') },
      { name: 'stop', tap: button('Avbryt') },
    ],
  },
  {
    path: '/resurser/somnforberedelse',
    steps: [
      { name: 'note, typing', act: type(text, 'Ringa mamma') },
      { name: 'a line', act: press('Enter') },
    ],
  },
];
