import { dayInWords, localDay } from '@stillsam/dates';
import { isRecord, parseChoice } from '../../features/exercise-flow/step-machine';
import {
  EMOTIONAL_SHIFTS,
  THOUGHT_PATTERNS,
  type CognitiveState,
  type EmotionalShift,
  type ThoughtPattern,
} from './cognitive.machine';
import { persistedState } from '@stillsam/platform/persisted-state';
import type { useStoredList } from '../../browser/visitor-data';
import { PATTERN_TEXTS, SHIFT_TEXTS, COGNITIVE_COPY } from './cognitive.copy';

export type JournalStore = ReturnType<typeof useStoredList<JournalEntry>>;

/** The saved exercises, which are never sent. */
export const STORED_JOURNAL = persistedState<Journal>({
  key: 'stillsam.ovning.tankar',
  initial: [],
  parse: (text) => parseJournal(JSON.parse(text)),
});

/** A finished exercise (specification, §3). */
export interface JournalEntry {
  originalThought: string;
  pattern: ThoughtPattern;
  reframedThought: string;
  emotionalShift: EmotionalShift;
  /** Time of the first save, ISO 8601 in UTC. Unique in the journal. */
  date: string;
}

/** Newest first. */
export type Journal = readonly JournalEntry[];

/** The entry of a finished exercise; null for an incomplete one. */
export function entryOf(state: CognitiveState, date: string): JournalEntry | null {
  const { originalThought, pattern, reframedThought, emotionalShift } = state;
  if (pattern === null || emotionalShift === null) return null;
  return {
    originalThought: originalThought.trim(),
    pattern,
    reframedThought: reframedThought.trim(),
    emotionalShift,
    date,
  };
}

/** Replaces the entry of the same date, or adds the entry at the beginning. */
export function withEntry(journal: Journal, entry: JournalEntry): Journal {
  const isKnown = journal.some(({ date }) => date === entry.date);
  return isKnown ? journal.map((each) => (each.date === entry.date ? entry : each)) : [entry, ...journal];
}

export function withoutEntry(journal: Journal, date: string): Journal {
  return journal.filter((entry) => entry.date !== date);
}

/** True when the journal contains an equal entry. */
export function hasEntry(journal: Journal, entry: JournalEntry): boolean {
  return journal.some((each) => JSON.stringify(each) === JSON.stringify(entry));
}

/** Parses a stored journal and drops invalid entries. */
export function parseJournal(candidate: unknown): Journal | null {
  if (!Array.isArray(candidate)) return null;
  const stored: unknown[] = candidate;
  return stored.map(parseEntry).filter((entry) => entry !== null);
}

function parseEntry(candidate: unknown): JournalEntry | null {
  if (!isRecord(candidate)) return null;
  const { originalThought, reframedThought, date } = candidate;
  const pattern = parseChoice(candidate.pattern, THOUGHT_PATTERNS);
  const emotionalShift = parseChoice(candidate.emotionalShift, EMOTIONAL_SHIFTS);
  if (typeof originalThought !== 'string' || typeof reframedThought !== 'string') return null;
  if (!pattern || !emotionalShift) return null;
  if (typeof date !== 'string' || Number.isNaN(Date.parse(date))) return null;
  return { originalThought, pattern, reframedThought, emotionalShift, date };
}

const COPY = COGNITIVE_COPY.completion;

/** `5 mars 2026`, in the visitor's own time zone. */
export function dayOf(date: string): string {
  return dayInWords(localDay(new Date(date)));
}

/** The lines of an entry, with the labels of the page. */
export function linesOf(entry: JournalEntry): readonly { term: string; text: string }[] {
  return [
    { term: COPY.original, text: entry.originalThought },
    { term: COPY.pattern, text: PATTERN_TEXTS[entry.pattern].name },
    { term: COPY.reframed, text: entry.reframedThought },
    { term: COPY.shift, text: SHIFT_TEXTS[entry.emotionalShift].label },
  ];
}

/** The journal as text. CRLF line ends suit the editors of every system. */
export function journalAsText(journal: Journal): string {
  const texts = journal.map((entry) =>
    [dayOf(entry.date), ...linesOf(entry).map(({ term, text }) => `${term}: ${text}`)].join('\n'),
  );
  return `${COGNITIVE_COPY.title}\n\n${texts.join('\n\n')}\n`.replace(/\r?\n/g, '\r\n');
}

/** The journal as JSON, in the form that the browser stores. */
export function journalAsJson(journal: Journal): string {
  return `${JSON.stringify(journal, null, 2)}\n`;
}
