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
export const MAX_BATCH_SIZE = 100;
const TIMEOUT_MS = 5000;

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
