import { PATHS } from '@stillsam/paths';

export const NOT_FOUND_COPY = {
  title: 'Sidan finns inte',
  text: 'Adressen kan vara felskriven, eller så har sidan flyttat.',
  way: 'Härifrån hittar du vidare.',
};

export const NOT_FOUND_START = { label: 'Börja här', path: PATHS.start };

/** What else people look for. */
export const NOT_FOUND_WAYS = [
  { label: 'Läs i kunskapsbiblioteket', path: PATHS.library },
  { label: 'Andas i tre minuter', path: PATHS.mindfulBreathing },
  { label: 'Alla övningar och självtester', path: PATHS.resources },
];

export const NOT_FOUND_SEARCH = { label: 'Vad letar du efter?', button: 'Sök' };

export const PLANNED_COPY = {
  title: 'Den här sidan är på väg',
  text: 'Vi bygger en sak i taget.',
  way: 'Medan du väntar finns det annat här att läsa.',
};
