/** What a reminder needs to know. */
export interface Reminder {
  /** Time of day as the field gives it, `HH:MM`, wherever the visitor is. */
  time: string;
  now: Date;
  /** Unique in the world: a calendar replaces an event of the same id. */
  id: string;
  title: string;
  text: string;
  /** Where the event leads. */
  address: string;
  /** Who made the file. */
  product: string;
}

const TIME = /^([01]\d|2[0-3]):([0-5]\d)$/;
const LONGEST_LINE = 75;

export function isTimeOfDay(candidate: string): boolean {
  return TIME.test(candidate);
}

/**
 * A calendar file (RFC 5545) with one event that comes back every day, from the next time the clock shows `time`. The
 * time floats: it is the same on the clock in every time zone and in summer and winter.
 *
 * @throws for a time that is none; ask `isTimeOfDay` first.
 */
export function dailyReminder({ time, now, id, title, text, address, product }: Reminder): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${escapeText(product)}//SV`,
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    'BEGIN:VEVENT',
    `UID:${id}`,
    `DTSTAMP:${now.toISOString().replace(/[-:]|\.\d{3}/g, '')}`,
    `DTSTART:${localStamp(firstTime(time, now))}`,
    'DURATION:PT10M',
    'RRULE:FREQ=DAILY',
    `SUMMARY:${escapeText(title)}`,
    `DESCRIPTION:${escapeText(text)}`,
    `URL:${address}`,
    'TRANSP:TRANSPARENT',
    'CLASS:PRIVATE',
    'BEGIN:VALARM',
    'ACTION:DISPLAY',
    `DESCRIPTION:${escapeText(title)}`,
    'TRIGGER:PT0S',
    'END:VALARM',
    'END:VEVENT',
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${fold(line)}\r\n`).join('');
}

/** Today at that time, or tomorrow where it has passed. */
export function firstTime(time: string, now: Date): Date {
  const [, hours, minutes] = TIME.exec(time) ?? [];
  if (hours === undefined) throw new Error(`Not a time of day: ${time}`);
  const first = new Date(now);
  first.setHours(Number(hours), Number(minutes), 0, 0);
  if (first <= now) first.setDate(first.getDate() + 1);
  return first;
}

function localStamp(date: Date): string {
  const two = (number: number) => String(number).padStart(2, '0');
  const day = `${date.getFullYear()}${two(date.getMonth() + 1)}${two(date.getDate())}`;
  return `${day}T${two(date.getHours())}${two(date.getMinutes())}00`;
}

function escapeText(text: string): string {
  return text.replace(/[\\;,]/g, '\\$&').replace(/\r?\n/g, '\\n');
}

/** Lines hold 75 octets at most; a longer one goes on after a break and a space. No letter is cut in two. */
function fold(line: string): string {
  const encoder = new TextEncoder();
  let folded = '';
  let length = 0;
  for (const letter of line) {
    const octets = encoder.encode(letter).length;
    if (length + octets > LONGEST_LINE) {
      folded += '\r\n ';
      length = 1;
    }
    folded += letter;
    length += octets;
  }
  return folded;
}
