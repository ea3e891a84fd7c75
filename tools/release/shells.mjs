import { setTimeout as delay } from 'node:timers/promises';
import {
  HEALTH_PATH,
  healthHeaders,
  RELEASES_HEALTH,
  SIGNATURE_HEADER,
  TRIAL,
  parseJson,
} from '@stillsam/releases/answers';
import { signText } from '@stillsam/releases/signature';
import { readPorts } from '../ports.mjs';

/** A trial renders every page of the part against the live API. */
const TRIAL_LIMIT_MS = 60_000;
/** A shell tries one release at a time, and says with 429 that it is at it. */
const BUSY = 429;
const BUSY_POLL_MS = 1000;
const HEALTH_LIMIT_MS = 3000;
const POLL_MS = 250;
/** How long the shells may take to follow the pointer. */
const FOLLOW_LIMIT_MS = 30_000;

/** @typedef {import('@stillsam/releases/answers').Trial} Trial */

/** The addresses of all shells, by which they are asked. */
export function shellOrigins(environment = process.env) {
  const text = environment.SHELL_ORIGINS || `http://127.0.0.1:${readPorts(environment).shell}`;
  return text
    .split(',')
    .map((origin) => origin.trim())
    .filter(Boolean);
}

/**
 * Asks the first shell that answers to try a release.
 *
 * @param {string[]} origins
 * @param {{ part: string, version: string }} release
 * @param {string} privateKey
 * @returns {Promise<{ origin: string, verdict: Trial } | { problems: string[] }>} the problem of each shell if none answers.
 */
export async function askForTrial(origins, release, privateKey) {
  const problems = [];
  for (const origin of origins) {
    const answer = await tryAt(origin, release, privateKey);
    if ('data' in answer) return { origin, verdict: answer.data };
    problems.push(answer.problem);
  }
  return { problems };
}

/**
 * Asks one shell, again while it tries another release.
 *
 * @param {string} origin
 * @param {{ part: string, version: string }} release
 * @param {string} privateKey
 */
async function tryAt(origin, release, privateKey) {
  const deadline = Date.now() + TRIAL_LIMIT_MS;
  for (;;) {
    const body = JSON.stringify({ ...release, at: new Date().toISOString() });
    const answer = await request(`${origin}/releases/trial`, TRIAL, TRIAL_LIMIT_MS, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', [SIGNATURE_HEADER]: signText(body, privateKey) },
      body,
    });
    if ('data' in answer || answer.status !== BUSY || Date.now() > deadline) return answer;
    await delay(BUSY_POLL_MS);
  }
}

/**
 * Waits until the shells serve what the pointer names, and says so.
 *
 * @param {import('./changes.mjs').ReleaseContext} context
 * @param {import('@stillsam/releases/pointer').Pointer} pointer
 */
export async function followPointer({ part, shells, secret, log }, pointer) {
  const { stable, canary } = pointer;
  log(
    `${part}: ${stable} is live${canary ? `, ${canary.version} for ${canary.share} % of the visitors` : ''}.`,
  );
  const problems = await waitForShells({ origins: shells, secret }, part, pointer);
  if (problems.length === 0) log(`Served by ${shells.join(', ')}.`);
  else log(`Not served everywhere yet:\n  ${problems.join('\n  ')}`);
}

/**
 * Waits until every shell serves what the pointer names.
 *
 * @param {{ origins: string[], secret?: string }} shells
 * @param {string} part
 * @param {Pick<import('@stillsam/releases/pointer').Pointer, 'stable' | 'canary'>} pointer
 * @returns {Promise<string[]>} what those say that do not, one sentence each.
 */
export async function waitForShells({ origins, secret }, part, pointer, limitMs = FOLLOW_LIMIT_MS) {
  const deadline = Date.now() + limitMs;
  for (;;) {
    const sentences = await Promise.all(origins.map((origin) => lookAt({ origin, secret }, part, pointer)));
    const problems = sentences.filter((sentence) => sentence !== null);
    if (problems.length === 0 || Date.now() > deadline) return problems;
    await delay(POLL_MS);
  }
}

/**
 * @param {{ origin: string, secret?: string }} shell
 * @param {string} part
 * @param {Pick<import('@stillsam/releases/pointer').Pointer, 'stable' | 'canary'>} pointer
 * @returns {Promise<string | null>} null where the shell follows the pointer.
 */
async function lookAt({ origin, secret }, part, { stable, canary }) {
  const headers = healthHeaders(secret);
  const answer = await request(origin + HEALTH_PATH, RELEASES_HEALTH, HEALTH_LIMIT_MS, {
    headers,
    redirect: 'error',
  });
  if (!('data' in answer))
    return answer.status === 404
      ? `${origin} does not say what it serves: INTERNAL_SECRET is missing, or is not the shell's.`
      : answer.problem;
  const served = answer.data.remotes[part];
  if (!served) return `${origin} knows no part ${part}.`;
  const wanted = canary?.version ?? null;
  if (served.stable === stable && served.canary === wanted) return null;
  const refusals = served.refused
    .filter(({ version }) => [stable, wanted].includes(version))
    .map(({ version, reason }) => ` It refused ${version}: ${reason}`);
  const also = served.canary ? ` and the canary ${served.canary}` : '';
  return `${origin} serves ${served.stable ?? 'nothing'}${also}.${refusals.join('')}`;
}

/**
 * @template T
 * @param {string} address
 * @param {{ safeParse: (value: unknown) => { success: true, data: T } | { success: false } }} schema
 * @param {number} limitMs
 * @param {RequestInit} [init]
 * @returns {Promise<{ data: T } | { problem: string, status?: number }>}
 */
async function request(address, schema, limitMs, init) {
  try {
    const response = await fetch(address, { ...init, signal: AbortSignal.timeout(limitMs) });
    const text = await response.text();
    const result = schema.safeParse(parseJson(text));
    if (result.success) return { data: result.data };
    const problem = `${address} responded with ${response.status}: ${text.slice(0, 200)}`;
    return { problem, status: response.status };
  } catch (error) {
    return { problem: `${address} cannot be reached (${reasonOf(error)}).` };
  }
}

/**
 * Why a fetch failed; its own message says nothing where it has a cause.
 *
 * @param {unknown} error
 */
export function reasonOf(error) {
  const { cause, message } = /** @type {{ cause?: { message?: string }, message: string }} */ (error);
  return cause?.message ?? message;
}
