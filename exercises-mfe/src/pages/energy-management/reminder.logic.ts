import { localDay } from '@stillsam/dates';

/** The content of a reminder. */
export interface Reminder {
  /** Local time of day, `HH:MM`, as in a time field. */
  time: string;
  now: Date;
  /** Globally unique, because a calendar replaces an event of the same id. */
  id: string;
  title: string;
  text: string;
  /** Link of the event. */
  address: string;
  /** Product identifier of the file's creator. */
  product: string;
}

const TIME = /^([01]\d|2[0-3]):([0-5]\d)$/;
const MAX_LINE_OCTETS = 75;

export function isTimeOfDay(candidate: string): boolean {
  return TIME.test(candidate);
}

/**
 * A calendar file (RFC 5545) with one event that recurs daily from the next occurrence of `time`. The time is floating:
 * the local time is the same in every time zone and with daylight saving time.
 *
 * @throws for an invalid time; check it with `isTimeOfDay` first.
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

/** Today at that time, or tomorrow if it has passed. */
export function firstTime(time: string, now: Date): Date {
  const [, hours, minutes] = TIME.exec(time) ?? [];
  if (hours === undefined) throw new Error(`Not a time of day: ${time}`);
  const first = new Date(now);
  first.setHours(Number(hours), Number(minutes), 0, 0);
  if (first <= now) first.setDate(first.getDate() + 1);
  return first;
}

function localStamp(date: Date): string {
  const time = date.toTimeString().slice(0, 8);
  return `${localDay(date)}T${time}`.replace(/[-:]/g, '');
}

function escapeText(text: string): string {
  return text.replace(/[\\;,]/g, '\\$&').replace(/\r?\n/g, '\\n');
}

/** Folds a line at 75 octets: a break and a space continue it. No character is split. */
function fold(line: string): string {
  const encoder = new TextEncoder();
  let folded = '';
  let length = 0;
  for (const character of line) {
    const octets = encoder.encode(character).length;
    if (length + octets > MAX_LINE_OCTETS) {
      folded += '\r\n ';
      length = 1;
    }
    folded += character;
    length += octets;
  }
  return folded;
}
