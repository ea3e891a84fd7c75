import type { Logger } from 'pino';
import { EVERY_PAGE } from './content-tags';

/** The CDNs that can drop pages by tag, each at its own kind of address. */
export const CDN_KINDS = ['varnish', 'fastly', 'cloudflare'] as const;
export type CdnKind = (typeof CDN_KINDS)[number];

/** Where one CDN, or one Varnish, takes purges. */
export interface PurgeTarget {
  kind: CdnKind;
  url: string;
  /** It should allow purging and nothing else, because remotes run in this process (ADR 87). */
  token: string | null;
}

/** Tags of one request: Varnish takes 8 kB of header, Fastly 256 keys and Cloudflare 100 tags. */
const MAX_BATCH_SIZE = 100;
const TIMEOUT_MS = 5000;

/** More waiting tags than this are as good as every page. */
const MAX_WAITING = 1000;
const FIRST_RETRY_MS = 500;
const MAX_RETRY_MS = 30_000;
/** A page that was on its way to the CDN during a purge is stored after it, so each purge is repeated. */
const REPEAT_MS = 1000;

/** Purges one CDN in the background: nothing waits for it, and what fails is tried again until it succeeds. */
export class PurgeQueue {
  readonly #waiting = new Set<string>();
  #isSending = false;
  #isStopped = false;

  constructor(private readonly target: PurgeTarget, private readonly logger: Pick<Logger, 'warn'>) {}

  /** @param tags of the pages to drop; undefined for every page. */
  purge(tags: readonly string[] = [EVERY_PAGE]): void {
    this.#enqueue(tags);
    void pause(REPEAT_MS).then(() => this.#enqueue(tags));
  }

  stop(): void {
    this.#isStopped = true;
  }

  #enqueue(tags: readonly string[]): void {
    for (const tag of tags) this.#waiting.add(tag);
    if (this.#waiting.size > MAX_WAITING) {
      this.#waiting.clear();
      this.#waiting.add(EVERY_PAGE);
    }
    if (this.#isSending || this.#isStopped) return;
    this.#isSending = true;
    void this.#send();
  }

  async #send(): Promise<void> {
    let retryMs = FIRST_RETRY_MS;
    while (this.#waiting.size > 0 && !this.#isStopped) {
      const tags = [...this.#waiting].slice(0, MAX_BATCH_SIZE);
      for (const tag of tags) this.#waiting.delete(tag);
      try {
        await sendPurge(this.target, tags);
        retryMs = FIRST_RETRY_MS;
      } catch (error) {
        for (const tag of tags) this.#waiting.add(tag);
        this.logger.warn({ reason: String(error), retryMs }, 'pages were not purged from the CDN');
        await pause(retryMs);
        retryMs = Math.min(retryMs * 2, MAX_RETRY_MS);
      }
    }
    this.#isSending = false;
  }
}

function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds).unref());
}

/** Drops all pages with any of the tags. @throws when the CDN does not confirm it. */
export async function sendPurge({ kind, url, token }: PurgeTarget, tags: readonly string[]): Promise<void> {
  const response = await fetch(url, {
    ...REQUESTS[kind](tags, token ?? ''),
    redirect: 'error',
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  await response.body?.cancel();
  if (!response.ok) throw new Error(`The ${kind} at ${new URL(url).host} responded with ${response.status}`);
}

const JSON_TYPE = { 'Content-Type': 'application/json' };

const REQUESTS: Record<CdnKind, (tags: readonly string[], token: string) => RequestInit> = {
  // As tools/varnish/stillsam.vcl takes it.
  varnish: (tags) => ({ method: 'PURGE', headers: { 'Surrogate-Key': tags.join(' ') } }),
  // https://www.fastly.com/documentation/reference/api/purging/
  fastly: (tags, token) => ({
    method: 'POST',
    headers: { ...JSON_TYPE, 'Fastly-Key': token },
    body: JSON.stringify({ surrogate_keys: tags }),
  }),
  // https://developers.cloudflare.com/api/resources/cache/methods/purge/
  cloudflare: (tags, token) => ({
    method: 'POST',
    headers: { ...JSON_TYPE, Authorization: `Bearer ${token}` },
    body: JSON.stringify({ tags }),
  }),
};
