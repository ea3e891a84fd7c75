import { Queue } from 'workbox-background-sync';
import type { FormSubmission, WorkerMessage } from '../src/service-worker/worker-contract';
import { CACHES, formKind } from './cache-rules';
import { scope } from './worker-scope';

const COPY = {
  kept: 'Du är utan internet just nu. Vi sparar det du skrev på den här enheten och skickar det så fort internet är tillbaka.',
  refused: 'Det gick inte att ta emot.',
};

/** Shorter than the forms' own request timeout, so that they get the worker's response. */
const SEND_TIMEOUT_MS = 8000;
const A_YEAR_IN_MINUTES = 365 * 24 * 60;

/** Metadata of a queued request. */
type SubmissionNote = Omit<FormSubmission, 'state' | 'reason'>;

// Replayed by Background Sync; where the browser has none, at each start of the worker.
const queue = new Queue('stillsam-letters', {
  onSync: () => replayForms(),
  maxRetentionTime: A_YEAR_IN_MINUTES,
});

/** Sends a form. Without a network it is queued, and the page gets an API error with code `KEPT_OFFLINE`. */
export async function enqueueForm(request: Request): Promise<Response> {
  const note = await noteOf(request);
  const queued = (await listQueued()).find(({ kind, fields }) => isSame({ kind, fields }, note));
  // The key lets the API ignore a repeated submission.
  const headers = new Headers(request.headers);
  headers.set('Idempotency-Key', queued?.key ?? note.key);
  const stamped = new Request(request, { headers });
  try {
    const response = await send(stamped.clone());
    if (queued && response.ok) await removeFromQueue(queued.key);
    return response;
  } catch {
    if (!queued) await queue.pushRequest({ request: stamped, metadata: note });
    await notifyOfForms();
    return Response.json({ error: COPY.kept, code: 'KEPT_OFFLINE' }, { status: 503 });
  }
}

let replay: Promise<void> | undefined;

/** Sends what is queued, one at a time. @throws while the network or the API is away; Background Sync then retries. */
export function replayForms(): Promise<void> {
  replay ??= replayEach().finally(() => {
    replay = undefined;
  });
  return replay;
}

async function replayEach(): Promise<void> {
  for (let entry = await queue.shiftRequest(); entry; entry = await queue.shiftRequest()) {
    try {
      const response = await send(entry.request.clone());
      if (response.status >= 500 || response.status === 429)
        throw new Error(`The API responded with ${response.status}`);
      if (isNote(entry.metadata)) await rememberOutcome(await outcomeOf(entry.metadata, response));
    } catch (error) {
      await queue.unshiftRequest(entry);
      throw error;
    }
    await notifyOfForms();
  }
}

/** Removes a submission from the queue, or its stored outcome. */
export async function forgetForm(key: string): Promise<void> {
  await removeFromQueue(key);
  await dropOutcome(key);
  await notifyOfForms();
}

/** Sends every page the queued forms and the stored outcomes. */
export async function notifyOfForms(): Promise<void> {
  const message: WorkerMessage = { type: 'forms', forms: await listForms() };
  for (const page of await scope.clients.matchAll({ type: 'window' })) page.postMessage(message);
}

/** Sends them only if there are any. */
export async function remindOfForms(): Promise<void> {
  if ((await listForms()).length > 0) await notifyOfForms();
}

async function listForms(): Promise<FormSubmission[]> {
  const queued = (await listQueued()).map((note): FormSubmission => ({ ...note, state: 'queued' }));
  return [...(await listOutcomes()), ...queued];
}

export async function isQueueEmpty(): Promise<boolean> {
  return (await queue.size()) === 0;
}

async function listQueued(): Promise<SubmissionNote[]> {
  return (await queue.getAll()).map(({ metadata }) => metadata).filter(isNote);
}

/** Workbox can only remove the first request, so the others are queued again. */
async function removeFromQueue(key: string): Promise<void> {
  for (let left = await queue.size(); left > 0; left -= 1) {
    const entry = await queue.shiftRequest();
    if (entry && !(isNote(entry.metadata) && entry.metadata.key === key)) await queue.pushRequest(entry);
  }
}

function send(request: Request): Promise<Response> {
  return fetch(request, { signal: AbortSignal.timeout(SEND_TIMEOUT_MS) });
}

async function noteOf(request: Request): Promise<SubmissionNote> {
  const fields: unknown = await request
    .clone()
    .json()
    .catch(() => ({}));
  return {
    key: crypto.randomUUID(),
    kind: formKind(new URL(request.url).pathname) ?? 'contact',
    queuedAt: Date.now(),
    fields: typeof fields === 'object' && fields !== null ? { ...fields } : {},
  };
}

function isNote(value: unknown): value is SubmissionNote {
  return (
    typeof value === 'object' && value !== null && 'key' in value && 'kind' in value && 'fields' in value
  );
}

function isSame(one: Pick<SubmissionNote, 'kind' | 'fields'>, other: SubmissionNote): boolean {
  return one.kind === other.kind && JSON.stringify(one.fields) === JSON.stringify(other.fields);
}

async function outcomeOf(note: SubmissionNote, response: Response): Promise<FormSubmission> {
  if (response.ok) return { ...note, fields: {}, state: 'sent' };
  const body: { error?: unknown } | null = await response.json().catch(() => null);
  const reason = typeof body?.error === 'string' ? body.error : COPY.refused;
  return { ...note, state: 'refused', reason };
}

const addressOf = (key: string) => `/form-outcomes/${encodeURIComponent(key)}`;

/** Stores the outcome of a queued form until the visitor has read it. */
async function rememberOutcome(form: FormSubmission): Promise<void> {
  const cache = await caches.open(CACHES.outcomes);
  await cache.put(addressOf(form.key), Response.json(form));
}

async function listOutcomes(): Promise<FormSubmission[]> {
  const cache = await caches.open(CACHES.outcomes);
  // This worker wrote them, so they are not validated.
  return Promise.all((await cache.matchAll()).map((response): Promise<FormSubmission> => response.json()));
}

async function dropOutcome(key: string): Promise<void> {
  const cache = await caches.open(CACHES.outcomes);
  await cache.delete(addressOf(key));
}
