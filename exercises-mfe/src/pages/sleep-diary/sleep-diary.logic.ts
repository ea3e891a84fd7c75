import { isRecord } from '../../features/exercise-flow/step-machine';
import { dayInWords } from '@stillsam/dates';
import { DIARY_COPY, lengthInWords } from './sleep-diary.copy';

/** A time of day, HH:MM. */
type Clock = string;

/** The answers of one morning. */
export interface Night {
  /** The morning, YYYY-MM-DD, in the visitor's own time zone. */
  day: string;
  wentToBed: Clock;
  lightsOut: Clock;
  /** The other answers about sleep do not count then. */
  hasNotSlept: boolean;
  minutesToSleep: number;
  timesAwake: number;
  minutesAwake: number;
  wokeUp: Clock;
  gotUp: Clock;
  /** 1 (poor) to 5 (good). */
  quality: number;
  hasNapped: boolean;
  hasDrunkAlcohol: boolean;
  hasTakenMedicine: boolean;
}

/** Newest first. */
export type Diary = readonly Night[];

/** Two weeks; older nights are dropped. */
export const MAX_NIGHTS = 14;
const MINUTES_A_DAY = 24 * 60;
/** Nobody lies longer; a longer time is a mistake in a field. */
const MAX_MINUTES_IN_BED = 18 * 60;

/** How a night went, in minutes. */
interface NightLength {
  inBed: number;
  asleep: number;
}

/** @returns null when the times contradict each other. */
export function lengthOf(night: Night): NightLength | null {
  const inBed = minutesBetween(night.wentToBed, night.gotUp);
  if (night.hasNotSlept) return inBed <= MAX_MINUTES_IN_BED ? { inBed, asleep: 0 } : null;
  const untilDark = minutesBetween(night.wentToBed, night.lightsOut);
  const dark = minutesBetween(night.lightsOut, night.wokeUp);
  const untilUp = minutesBetween(night.wokeUp, night.gotUp);
  const asleep = dark - night.minutesToSleep - night.minutesAwake;
  const isWhole = untilDark + dark + untilUp === inBed;
  return isWhole && asleep >= 0 && inBed <= MAX_MINUTES_IN_BED ? { inBed, asleep } : null;
}

/** Mean of the nights in minutes; null without a night. */
export function meanLength(diary: Diary): NightLength | null {
  const lengths = diary.map(lengthOf).filter((length) => length !== null);
  if (lengths.length === 0) return null;
  const mean = (key: keyof NightLength) =>
    Math.round(lengths.reduce((sum, length) => sum + length[key], 0) / lengths.length);
  return { inBed: mean('inBed'), asleep: mean('asleep') };
}

/** From one time of day to the next occurrence of another. */
function minutesBetween(from: Clock, to: Clock): number {
  return (minuteOf(to) - minuteOf(from) + MINUTES_A_DAY) % MINUTES_A_DAY;
}

function minuteOf(clock: Clock): number {
  const [hours = 0, minutes = 0] = clock.split(':').map(Number);
  return hours * 60 + minutes;
}

/** Replaces the night of the same day, or adds it. */
export function withNight(diary: Diary, night: Night): Diary {
  return [night, ...diary.filter(({ day }) => day !== night.day)]
    .sort((one, other) => other.day.localeCompare(one.day))
    .slice(0, MAX_NIGHTS);
}

const DAY = /^\d{4}-\d{2}-\d{2}$/;
const CLOCK = /^([01]\d|2[0-3]):[0-5]\d$/;
const CLOCKS = ['wentToBed', 'lightsOut', 'wokeUp', 'gotUp'] as const;
const COUNTS = ['minutesToSleep', 'timesAwake', 'minutesAwake'] as const;
/** Boxes of the form. */
const NOTES = ['hasNotSlept', 'hasNapped', 'hasDrunkAlcohol', 'hasTakenMedicine'] as const;
export const MAX_COUNT = MAX_MINUTES_IN_BED;

/** Parses a stored diary and drops invalid nights. */
export function parseDiary(candidate: unknown): Diary | null {
  if (!Array.isArray(candidate)) return null;
  const stored: unknown[] = candidate;
  return stored.filter(isNight).slice(0, MAX_NIGHTS);
}

/** A night from the fields of the form; null while one of them is empty or wrong. */
export function readNight(form: FormData): Night | null {
  const text = (name: string) => {
    const value = form.get(name);
    return typeof value === 'string' ? value : '';
  };
  const hasNotSlept = form.has('hasNotSlept');
  // A field that is empty or no number reads as ''.
  const count = (name: string) => (text(name).trim() === '' ? NaN : Number(text(name)));
  const night = {
    day: text('day'),
    ...Object.fromEntries(CLOCKS.map((name) => [name, text(name)])),
    ...Object.fromEntries(COUNTS.map((name) => [name, hasNotSlept ? 0 : count(name)])),
    ...(hasNotSlept ? { wokeUp: text('gotUp') } : {}),
    quality: Number(text('quality')),
    ...Object.fromEntries(NOTES.map((name) => [name, form.has(name)])),
  };
  return isNight(night) ? night : null;
}

function isNight(candidate: unknown): candidate is Night {
  if (!isRecord(candidate)) return false;
  const matches = (value: unknown, pattern: RegExp) => typeof value === 'string' && pattern.test(value);
  return (
    matches(candidate.day, DAY) &&
    CLOCKS.every((name) => matches(candidate[name], CLOCK)) &&
    COUNTS.every((name) => isWithin(candidate[name], 0, MAX_COUNT)) &&
    isWithin(candidate.quality, 1, 5) &&
    NOTES.every((name) => typeof candidate[name] === 'boolean')
  );
}

function isWithin(candidate: unknown, min: number, max: number): boolean {
  return typeof candidate === 'number' && Number.isInteger(candidate) && candidate >= min && candidate <= max;
}

const COPY = DIARY_COPY.form;
/** The columns of the table in the order of the questions. */
const COLUMNS = [
  'day',
  'wentToBed',
  'lightsOut',
  'minutesToSleep',
  'timesAwake',
  'minutesAwake',
  'wokeUp',
  'gotUp',
  'quality',
  'hasNotSlept',
  'hasNapped',
  'hasDrunkAlcohol',
  'hasTakenMedicine',
] as const;

/** The nights as text, oldest first. CRLF line ends suit the editors of every system. */
export function diaryAsText(diary: Diary): string {
  const nights = diary.toReversed().map((night) => {
    const length = lengthOf(night);
    const words = DIARY_COPY.nights.night(night.wentToBed, night.gotUp, lengthInWords(length?.asleep ?? 0));
    return [dayInWords(night.day), words, detailsOf(night)].join('\n');
  });
  return `${DIARY_COPY.title}\n\n${nights.join('\n\n')}\n`.replaceAll('\n', '\r\n');
}

/** What a doctor asks for beside the times. */
export function detailsOf(night: Night): string {
  const notes = NOTES.filter((name) => night[name]).map((name) => `${COPY[name]}.`);
  return [...(night.hasNotSlept ? [] : [DIARY_COPY.nights.details(night)]), ...notes].join(' ');
}

/** The nights as CSV for a Swedish spreadsheet: semicolons, UTF-8 with a byte order mark, oldest first. */
export function diaryAsCsv(diary: Diary): string {
  const word = (value: string | number | boolean) =>
    typeof value === 'boolean' ? (value ? 'ja' : 'nej') : String(value);
  const rows = diary.toReversed().map((night) => COLUMNS.map((column) => word(night[column])));
  const heads = COLUMNS.map((column) => `"${COPY[column]}"`);
  return `\uFEFF${[heads, ...rows].map((row) => row.join(';')).join('\r\n')}\r\n`;
}
