import { dayInWords } from '@stillsam/dates';
import { DIARY_COPY, lengthInWords } from './sleep-diary.copy';
import { lengthOf, NOTES, type Diary, type Night } from './sleep-diary.logic';

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
