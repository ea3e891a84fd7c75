export const GATE_COPY = {
  title: 'Texten visar kriskortet',
  text: 'Den publiceras granskad av legitimerad personal, eller med ett undantag som du ger och motiverar. Undantaget räcker i 180 dagar: ett senare datum än så går inte att ställa in. På sidan står då att den inte är granskad. Du kan också avbryta och skicka den till granskning.',
  canKeep: 'Texten är ändrad sedan den granskades, men ingen mening om vård, varning eller dos.',
  choice: 'Så publiceras den',
  keep: 'Behåll granskningen: redaktionell ändring',
  exempt: 'Utan granskning: undantag',
  keepReason: 'Vad är ändrat?',
  exemptReason: 'Varför publiceras den utan granskning?',
  exemptPrefilled: 'Inte granskad av legitimerad personal.',
  hint: 'Sparas med ditt namn och dagens datum.',
  tooShort: 'Skriv minst tio tecken.',
  save: 'Publicera',
} as const;
