// @ts-check
import { z } from 'zod';
import { VERSION } from './manifest.mjs';

/** Header of a request for a trial: signature over its body by the part's key. */
export const SIGNATURE_HEADER = 'X-Signature';

/** Response to `POST /releases/trial`: whether a shell would serve a release. */
export const TRIAL = z.object({
  accepted: z.boolean(),
  /** Why not, in sentences. */
  reasons: z.array(z.string()),
  /** How many pages were rendered. */
  pages: z.number().int(),
  milliseconds: z.number(),
  /** The page that took longest to render, calls of the API not counted. Shells before did not say. */
  slowest: z.object({ path: z.string(), milliseconds: z.number() }).nullable().default(null),
});

const REFUSAL = z.object({
  version: VERSION,
  reason: z.string(),
  /** Whether it was live, and taken back because of its errors. */
  isTakenBack: z.boolean().default(false),
});

/** What a shell has counted of a release: pages that browsers showed, and errors of browsers and of its own. */
const TALLY = z.object({ views: z.number().int(), errors: z.number().int() });

/** Address of a shell for the API and releasers. It takes the shared secret INTERNAL_SECRET as a bearer token. */
export const HEALTH_PATH = '/health/releases';

/** @param {string | undefined} secret @returns {Record<string, string>} headers of a request to {@link HEALTH_PATH}. */
export function healthHeaders(secret) {
  return secret ? { Authorization: `Bearer ${secret}` } : {};
}

/** Response to `GET /health/releases` of a shell: what it serves of each remote, and what it refused. */
export const RELEASES_HEALTH = z.object({
  remotes: z.record(
    z.string(),
    z.object({
      stable: VERSION.nullable(),
      canary: VERSION.nullable(),
      refused: z.array(REFUSAL),
      /** Of the stable release and the canary, by version. */
      tallies: z.record(VERSION, TALLY).default({}),
      /** Why browsers' reports of the stable release call for a person's look; null where they do not. */
      alarm: z.string().nullable().default(null),
    }),
  ),
});

/** @typedef {z.infer<typeof TRIAL>} Trial */
/** @typedef {z.infer<typeof RELEASES_HEALTH>} ReleasesHealth */

/**
 * For text that a schema reads next.
 *
 * @param {string} text
 * @returns {unknown} undefined for what is no JSON.
 */
export function parseJson(text) {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
