import { Queue, QueueStore, StorableRequest } from 'workbox-background-sync';
import { dropOutcome, listOutcomes, rememberOutcome } from './letter-outcomes';
import { letterKind } from './keeping-rules';
import { LETTERS_COPY } from './letters.copy';
import type { Letter } from '../src/offline/worker-messages';
import { tellPages } from './tell-pages';

const NAME = 'stillsam-letters';
/** Shorter than the pages' own patience, so that they hear from the worker before they give up. */
const SEND_TIMEOUT_MS = 8000;
/** Milliseconds before each further attempt: the news that the network is back comes before the network itself. */
const ATTEMPTS_AFTER_MS = [1000, 4000];
const A_YEAR_IN_MINUTES = 365 * 24 * 60;
const KEPT_STATUS = 503;

// The browser says when the network is back; where it cannot, the queue is looked through at every start.
const queue = new Queue(NAME, { onSync: () => sendLetters(), maxRetentionTime: A_YEAR_IN_MINUTES });
const store = new QueueStore(NAME);

/** What is noted beside a kept request. */
type LetterNote = Omit<Letter, 'state' | 'reason'>;

interface KeptLetter {
  id: number;
  request: () => Request;
  note: LetterNote;
}

/** Sends a form; without a network it is kept, and the page is told so as by the API. */
export async function postLetter(request: Request): Promise<Response> {
  const body = await request.text();
  const { pathname } = new URL(request.url);
  // What was written once and sent again is one letter.
  const before = (await listKept()).find(({ note }) => isSame(note, pathname, body));
  const note = before?.note ?? makeNote(pathname, body);
  const stamped = stamp(request, body, note.key);
  try {
    const response = await fetch(stamped.clone(), { signal: AbortSignal.timeout(SEND_TIMEOUT_MS) });
    if (before && response.ok) await store.deleteEntry(before.id);
    return response;
  } catch {
    if (!before) await queue.pushRequest({ request: stamped, metadata: note });
    await tellOfLetters();
    return keptAnswer();
  }
}

let underWay: Promise<void> | undefined;

/**
 * Sends what waits, one at a time. A letter leaves the box when the API has answered: one that comes twice is known
 * by its key.
 *
 * @throws when the network or the API is still away: the browser then tries again by itself.
 */
export function sendLetters(): Promise<void> {
  underWay ??= sendEach().finally(() => {
    underWay = undefined;
  });
  return underWay;
}

/** The same, on the news that the network is back. @throws as {@link sendLetters}. */
export async function sendLettersWhenBack(): Promise<void> {
  for (const delay of ATTEMPTS_AFTER_MS) {
    try {
      return await sendLetters();
    } catch {
      await new Promise((resolve) => setTimeout(resolve, delay));
    }
  }
  return sendLetters();
}

async function sendEach(): Promise<void> {
  // Looked up anew each time: what was taken back meanwhile is not sent.
  for (let next = await firstKept(); next; next = await firstKept()) {
    const { id, request, note } = next;
    const response = await fetch(request(), { signal: AbortSignal.timeout(SEND_TIMEOUT_MS) });
    if (response.status >= 500 || response.status === 429)
      throw new Error(`The API answered ${response.status}`);
    await rememberOutcome(await outcomeOf(note, response));
    await store.deleteEntry(id);
    await tellOfLetters();
  }
}

/** Takes a letter out of the box, or what became of it out of memory. */
export async function forgetLetter(key: string): Promise<void> {
  const letter = (await listKept()).find(({ note }) => note.key === key);
  if (letter) await store.deleteEntry(letter.id);
  await dropOutcome(key);
  await tellOfLetters();
}

/** Tells every page what waits, and what became of the rest. */
export async function tellOfLetters(): Promise<void> {
  await tellPages({ type: 'letters', letters: await listLetters() });
}

/** The same, where there is something to tell. */
export async function remindOfLetters(): Promise<void> {
  if ((await listLetters()).length > 0) await tellOfLetters();
}

async function listLetters(): Promise<Letter[]> {
  const waiting = (await listKept()).map(({ note }): Letter => ({ ...note, state: 'waiting' }));
  return [...(await listOutcomes()), ...waiting];
}

/** Whether nothing waits. */
export async function isBoxEmpty(): Promise<boolean> {
  return (await listKept()).length === 0;
}

async function firstKept(): Promise<KeptLetter | undefined> {
  return (await listKept())[0];
}

async function listKept(): Promise<KeptLetter[]> {
  const entries = await store.getAll();
  return entries.flatMap(({ id, requestData, metadata }) =>
    isNote(metadata)
      ? [{ id, request: () => new StorableRequest(requestData).toRequest(), note: metadata }]
      : [],
  );
}

function isNote(value: object | undefined): value is LetterNote {
  return value !== undefined && 'key' in value && 'kind' in value && 'fields' in value;
}

function isSame({ kind, fields }: LetterNote, pathname: string, body: string): boolean {
  return kind === letterKind(pathname) && JSON.stringify(fields) === JSON.stringify(readFields(body));
}

function makeNote(pathname: string, body: string): LetterNote {
  return {
    key: crypto.randomUUID(),
    kind: letterKind(pathname) ?? 'contact',
    keptAt: Date.now(),
    fields: readFields(body),
  };
}

function readFields(body: string): Record<string, unknown> {
  try {
    const fields: unknown = JSON.parse(body);
    return typeof fields === 'object' && fields !== null ? { ...fields } : {};
  } catch {
    return {};
  }
}

function stamp({ url, headers }: Request, body: string, key: string): Request {
  const stamped = new Headers(headers);
  stamped.set('Idempotency-Key', key);
  return new Request(url, { method: 'POST', headers: stamped, body, credentials: 'same-origin' });
}

async function outcomeOf(note: LetterNote, response: Response): Promise<Letter> {
  if (response.ok) return { ...note, fields: {}, state: 'sent' };
  const answer: unknown = await response.json().catch(() => null);
  const reason =
    typeof answer === 'object' && answer !== null && 'error' in answer && typeof answer.error === 'string'
      ? answer.error
      : LETTERS_COPY.refused;
  return { ...note, state: 'refused', reason };
}

/** In the shape of the API's errors, so that every form shows the sentence and keeps what was typed. */
function keptAnswer(): Response {
  return Response.json({ error: LETTERS_COPY.kept, code: 'KEPT_OFFLINE' }, { status: KEPT_STATUS });
}
