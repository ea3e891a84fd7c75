import { button, inMain, type } from './steps.mjs';

const field = inMain('textbox');

/** From the products to the receipt, and the contact form. */
export const SHOP_JOURNEYS = [
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
    path: '/checkout',
    steps: [
      { name: 'order, something missing', tap: button('Reservera utan kostnad') },
      { name: 'typing', act: type(field('E-post'), 'anna@exempel.se') },
      { name: 'of age', tap: inMain('checkbox')(/18 år/) },
      { name: 'terms', tap: inMain('checkbox')(/köpvillkoren/) },
      { name: 'order', tap: button('Reservera utan kostnad') },
    ],
  },
  {
    path: '/kontakt',
    steps: [
      { name: 'send, something missing', tap: button('Skicka') },
      { name: 'name, typing', act: type(field('Namn'), 'Anna Ek') },
      { name: 'e-mail, typing', act: type(field('E-post'), 'anna@exempel.se') },
      { name: 'message, typing', act: type(field('Meddelande'), 'Hej! En fråga om sömnen.') },
      { name: 'send', tap: button('Skicka') },
    ],
  },
  {
    path: '/angerratt',
    steps: [
      { name: 'name, typing', act: type(field('Namn'), 'Anna Ek') },
      { name: 'send, something missing', tap: button('Bekräfta att du ångrar köpet') },
    ],
  },
  {
    path: '/premium',
    steps: [
      { name: 'typing', act: type(field('E-post'), 'anna@exempel') },
      { name: 'notify, refused', tap: button('Säg till mig') },
    ],
  },
];
