// @ts-check
import { z } from 'zod';

/** Name of a release's immutable folder. */
export const VERSION = z.string().regex(/^[\w-]{8,64}$/);

/** The manifest in a release's folder, and its signature beside it. */
export const MANIFEST_FILE = 'release.json';
export const SIGNATURE_FILE = 'release.json.sig';

const sha384 = z.string().regex(/^sha384-[A-Za-z0-9+/]{64}$/);
const fileName = z.string().regex(/^(?!.*\.\.)[\w.][\w./-]{0,199}$/);
const chunk = z.object({ js: z.array(fileName), css: z.array(fileName) });

/** `release.json`: what a release consists of, with a hash of every file that may be executed. */
export const MANIFEST = z.object({
  part: z.string(),
  version: VERSION,
  contract: z.number().int(),
  /** When the folder was made. */
  builtAt: z.iso.datetime(),
  /** Of the source, where it was known. */
  commit: z.string().nullable(),
  /** Federation entry for the browser. */
  entry: fileName,
  /** The same routes for the shell's server. */
  server: fileName,
  files: z.record(fileName, sha384),
  /** Files of each page's chunk; `remote` are those that every page needs. */
  chunks: z.record(z.string(), chunk),
  /** Version range that the release needs of each shared module. */
  shared: z.record(z.string(), z.string()),
});

/** @typedef {z.infer<typeof MANIFEST>} Manifest */
