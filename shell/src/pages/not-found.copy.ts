export const NOT_FOUND_COPY = {
  title: 'Sidan finns inte',
  text: 'Adressen kan vara felskriven, eller så har sidan flyttat. Härifrån hittar du vidare.',
  toLibrary: 'Läs i kunskapsbiblioteket',
  toBreathing: 'Andas i tre minuter',
  toHome: 'Till startsidan',
};

export const PLANNED_COPY = {
  title: 'Den här sidan är på väg',
  text: 'Vi bygger en sak i taget. Medan du väntar finns det annat här som kan göra gott.',
};
