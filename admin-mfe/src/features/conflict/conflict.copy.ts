export const CONFLICT_COPY = {
  text: 'Medan du skrev sparades en annan version. Ingenting är borta: välj för varje fält, eller slå ihop texterna för hand.',
  mine: 'Din version',
  theirs: 'Den andras version',
  contested: 'Ni har båda ändrat det här.',
  result: 'Så här blir det',
  empty: 'Tomt',
  save: 'Spara den sammanslagna versionen',
  back: 'Tillbaka till min text',
  notNeeded: 'Versionerna är lika. Spara för att gå vidare.',
} as const;
