const NUMBER_WORDS = 'noll en två tre fyra fem sex sju åtta nio tio elva tolv'.split(' ');

/** A number as a word up to twelve, otherwise in digits. */
export function numberWord(number: number): string {
  return NUMBER_WORDS[number] ?? String(number);
}

/**
 * What was done, when an exercise stops: `Tre andetag. Det räknas.`
 *
 * @param one the words for one, with a capital: `Ett andetag`.
 * @param many the noun for several: `andetag`.
 */
export function softEnd(count: number, one: string, many: string): string {
  if (count < 2) return `${count === 1 ? one : 'En liten stund'}. Det räknas.`;
  const word = numberWord(count);
  return `${word.charAt(0).toUpperCase()}${word.slice(1)} ${many}. Det räknas.`;
}

export const CALM_COPY = {
  mayTurnOff: 'Skärmen kan slockna under tiden. Din webbläsare låter oss inte hålla den tänd.',
} as const;
