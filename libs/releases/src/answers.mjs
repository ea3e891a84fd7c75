// @ts-check
import { z } from 'zod';
import { VERSION } from './pointer.mjs';

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
  /** The page to which the release adds most scripts, in compressed bytes. */
  largest: z.object({ path: z.string(), bytes: z.number().int() }).nullable().default(null),
});

const REFUSAL = z.object({
  version: VERSION,
  reason: z.string(),
  /** Whether it was live, and taken back because of its errors. */
  isTakenBack: z.boolean().default(false),
});

/** What a shell has counted of a release: pages sent, and errors of browsers and of its own. */
const TALLY = z.object({ views: z.number().int(), errors: z.number().int() });

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
    }),
  ),
});

/** @typedef {z.infer<typeof TRIAL>} Trial */
/** @typedef {z.infer<typeof RELEASES_HEALTH>} ReleasesHealth */
