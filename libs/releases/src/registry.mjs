// @ts-check
import { readFile } from 'node:fs/promises';
import { z } from 'zod';
import { isPublicKey } from './signature.mjs';

const origin = z.url({ protocol: /^https?$/ }).transform((text) => new URL(text).origin);
const prefix = z.string().regex(/^\/$|^(?:\/[a-z0-9-]+)+$/);

const REMOTE = z.object({
  /** Lower case, because it is part of addresses, folders and of the container's name. */
  name: z.string().regex(/^[a-z][a-z0-9]{1,30}$/),
  /** The team that answers for it. */
  owner: z.string().min(1),
  /** Public pages and the admin are documents of their own. */
  area: z.enum(['public', 'admin']),
  prefixes: z.array(prefix).min(1),
  /** Where browsers fetch it. */
  publicOrigin: origin,
  /** Where servers fetch it. */
  internalOrigin: origin,
  /** What its loaders may read on the server. */
  api: z.enum(['read', 'none']),
  /** Ed25519, as base64 of its SPKI form. A release that another key signed is refused. */
  publicKey: z.string().refine(isPublicKey, 'is no Ed25519 key'),
});

/** The document that lists the remotes in the order in which their routes are mounted. */
export const REGISTRY = z.object({ remotes: z.array(REMOTE) }).superRefine(({ remotes }, context) => {
  for (const twice of findTwice(remotes.map(({ name }) => name)))
    context.addIssue(`Two remotes are called ${twice}.`);
  for (const twice of findTwice(remotes.flatMap(({ prefixes }) => prefixes)))
    context.addIssue(`Two remotes own ${twice}.`);
});

/** @typedef {z.infer<typeof REMOTE>} Remote */
/** @typedef {z.infer<typeof REGISTRY>} Registry */

const FETCH_TIMEOUT_MS = 3000;

/**
 * Reads the registry.
 *
 * @param {string} location a file's path, or an address.
 * @returns {Promise<Registry>}
 * @throws with one sentence when it cannot be read or breaks a rule.
 */
export async function readRegistry(location) {
  const text = /^https?:/.test(location) ? await fetchText(location) : await readFile(location, 'utf8');
  const result = REGISTRY.safeParse(JSON.parse(text));
  if (result.success) return result.data;
  const [issue] = result.error.issues;
  throw new Error(`The registry ${location} is wrong at ${issue?.path.join('.')}: ${issue?.message}`);
}

/** @param {string} address */
async function fetchText(address) {
  const response = await fetch(address, { signal: AbortSignal.timeout(FETCH_TIMEOUT_MS), redirect: 'error' });
  if (!response.ok) throw new Error(`${address} responded with ${response.status}`);
  return response.text();
}

/** @param {string[]} texts */
function findTwice(texts) {
  return texts.filter((text, index) => texts.indexOf(text) !== index);
}
