import { MessageChannel, type MessagePort } from 'node:worker_threads';
import { errorText } from '@stillsam/http-server/error-text';
import workerpool, { type Pool } from 'workerpool';
import type { Facts } from '../content/site-facts';
import type { RenderResult } from './render-page';
import { serveFetch } from './fetch-over-port';
import type { Owner } from '@stillsam/releases/owner';
import type { Area } from '../../src/document/page-data';

/** What a worker is started with. */
interface WorkerData {
  /** Name of the remote. */
  name: string;
  area: Area;
  /** The area's remotes, in the order in which their routes are mounted. */
  owners: readonly Owner[];
  /** Text of the release's server bundle. */
  source: string;
  /** Of the bundle, for stack traces. */
  filename: string;
  siteOrigin: string;
  /** Origin that the remote's loaders call. */
  apiOrigin: string;
}

/** The data that one worker gets: the port is its own. */
export type OwnWorkerData = WorkerData & { apiPort: MessagePort };

interface RemotePoolOptions {
  /** File of the built worker. */
  script: string;
  data: WorkerData;
  /** What the remote's loaders may fetch. */
  fetch: typeof fetch;
  /** Workers at most; one is always there. */
  mostWorkers: number;
  /** Milliseconds that a task may take. */
  timeoutMs?: number;
  /** Called when a worker died or had to be ended. */
  onFailure: (reason: string) => void;
}

/** What a remote says of itself once it is evaluated. */
export interface RemoteDescription {
  /** Absolute patterns of its routes. */
  patterns: string[];
}

/** Renders the pages of one release. */
export type RemoteRenderer = Pick<RemotePool, 'failures' | 'describe' | 'render' | 'close'>;

/** Loaders have 4 s and rendering has 2 s within the worker; what has not ended by then hangs. */
const TASK_TIMEOUT_MS = 7000;
const WORKER_LIMITS = { maxOldGenerationSizeMb: 128, maxYoungGenerationSizeMb: 16 };
/** Pages that wait for a worker, most of a second's work; further ones are refused at once. */
const MAX_QUEUE_LENGTH = 100;
/** Between the request to end and its force. Workers have nothing to clean up. */
const TERMINATION_MS = 20;

/** A page was refused because too many wait to be rendered: the release is not to blame. */
export class RendererOverload extends Error {}

/** A worker ended while it worked, or had ended before. */
class WorkerDeath extends Error {}

/**
 * The workers of one release. They share no memory with the server or with other releases, have no environment and a
 * limited heap. A worker that dies or hangs is replaced.
 */
export class RemotePool {
  readonly #pool: Pool;
  readonly #onFailure: RemotePoolOptions['onFailure'];
  readonly #timeoutMs: number;
  /** Cookies of the personal renderings in flight, by their numbers. */
  readonly #cookies = new Map<number, string>();
  #lastNumber = 0;
  #failures = 0;

  constructor({
    script,
    data,
    fetch,
    mostWorkers,
    timeoutMs = TASK_TIMEOUT_MS,
    onFailure,
  }: RemotePoolOptions) {
    this.#timeoutMs = timeoutMs;
    this.#onFailure = onFailure;
    this.#pool = workerpool.pool(script, {
      workerType: 'thread',
      minWorkers: 1,
      maxWorkers: mostWorkers,
      workerTerminateTimeout: TERMINATION_MS,
      onCreateWorker: () => {
        const { port1, port2 } = new MessageChannel();
        serveFetch(port1, fetch, (number) => this.#cookies.get(number));
        return {
          workerThreadOpts: {
            name: data.name,
            env: {},
            argv: [],
            execArgv: [],
            resourceLimits: WORKER_LIMITS,
            workerData: { ...data, apiPort: port2 },
            transferList: [port2],
          },
        };
      },
    });
  }

  /** How often a worker died or had to be ended. */
  get failures(): number {
    return this.#failures;
  }

  /** @throws when the release cannot be evaluated. */
  describe(): Promise<RemoteDescription> {
    return this.#run('describe', []);
  }

  /**
   * For a personal page the worker gets a number; what it asks for under that number carries the cookie, which the worker
   * never sees.
   *
   * @param path path and query of a page that the remote owns.
   * @param released names of the area's remotes that have a live release.
   * @param form the body of a form that is posted to the page.
   * @param cookie header of the person that the page is rendered for.
   * @param facts the company behind the site and the helplines, where the owner has set them.
   * @throws RendererOverload, or when the page could not be rendered within its time, or the worker died twice.
   */
  render(
    path: string,
    released: readonly string[],
    form?: string,
    cookie?: string,
    facts?: Facts,
  ): Promise<RenderResult> {
    if (!cookie) return this.#render([path, released, 0, form, facts]);
    this.#lastNumber += 1;
    const number = this.#lastNumber;
    this.#cookies.set(number, cookie);
    return this.#render([path, released, number, form, facts]).finally(() => this.#cookies.delete(number));
  }

  async close(): Promise<void> {
    await this.#pool.terminate();
  }

  /** A page whose worker died of another page's fault is rendered once more. */
  async #render(params: unknown[]): Promise<RenderResult> {
    const render = () => this.#run<RenderResult>('render', params);
    return render().catch((error: unknown) => {
      if (!(error instanceof WorkerDeath)) throw error;
      return render();
    });
  }

  async #run<Result>(method: string, params: unknown[]): Promise<Result> {
    if (this.#pool.stats().pendingTasks >= MAX_QUEUE_LENGTH)
      throw new RendererOverload(`${MAX_QUEUE_LENGTH} pages wait to be rendered.`);
    try {
      return await this.#pool.exec(method, params).timeout(this.#timeoutMs);
    } catch (error) {
      if (isDeath(error)) throw this.#fail(new WorkerDeath(`A worker died: ${reasonOf(error)}.`));
      if (isTimeout(error)) throw this.#fail(new Error(`The worker took more than ${this.#timeoutMs} ms.`));
      throw error;
    }
  }

  #fail(error: Error): Error {
    this.#failures += 1;
    this.#onFailure(error.message);
    return error;
  }
}

function isDeath(error: unknown): boolean {
  return error instanceof workerpool.TerminateError;
}

function isTimeout(error: unknown): boolean {
  return error instanceof workerpool.Promise.TimeoutError;
}

/** The library's message about a worker that ended by itself has many lines of details. */
function reasonOf(error: unknown): string {
  const text = errorText(error);
  return text.split('\n', 1)[0] ?? text;
}
