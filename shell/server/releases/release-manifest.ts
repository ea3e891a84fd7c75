import { z } from 'zod';

const sha384 = z.string().regex(/^sha384-[A-Za-z0-9+/]{64}$/);
const fileName = z.string().regex(/^(?!.*\.\.)[\w.][\w./-]{0,199}$/);
const chunk = z.object({ js: z.array(fileName), css: z.array(fileName) });

/** `current.json` of a remote's origin: which release is live, and a hash of every file that may be executed. */
export const RELEASE_MANIFEST = z.object({
  part: z.string(),
  /** Name of the immutable folder below the origin. */
  version: z.string().regex(/^[\w-]{1,64}$/),
  contract: z.number().int(),
  releasedAt: z.iso.datetime(),
  /** Federation entry for the browser. */
  entry: fileName,
  /** The same routes for the shell's server. */
  server: fileName,
  files: z.record(fileName, sha384),
  /** Files of each page's chunk; `remote` are those that every page needs. */
  chunks: z.record(z.string(), chunk),
  /** Version range that the release needs of each shared module. Releases made before this field have none. */
  shared: z.record(z.string(), z.string()).optional(),
});

export type ReleaseManifest = z.infer<typeof RELEASE_MANIFEST>;
