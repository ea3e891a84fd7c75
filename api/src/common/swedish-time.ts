const DAY = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Stockholm', dateStyle: 'short' });

/** The day in Sweden, as `2026-03-05`. */
export function swedishDay(time: Date): string {
  return DAY.format(time);
}
