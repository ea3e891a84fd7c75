export const PLAN_BUTTON_COPY = {
  add: 'Lägg i Min plan',
  planned: 'Ligger i Min plan · Ångra',
  added: 'Lagd i Min plan.',
  removed: 'Borttagen ur Min plan.',
  full: 'Min plan är full. Tre saker räcker.',
  show: 'Visa Min plan',
  toPlan: 'Din lapp till nästa gång',
};
