const LATE_FROM_HOUR = 22;
const LATE_UNTIL_HOUR = 6;

/** True from 22:00 to 06:00 local time, when the answer that it is night comes first. */
export function isLateAt(date: Date): boolean {
  const hour = date.getHours();
  return hour >= LATE_FROM_HOUR || hour < LATE_UNTIL_HOUR;
}
