// @ts-check
/** Larger bodies, and those that declare no length, are streamed. A general limit of the API is 100 kB. */
export const LARGEST_READ_BODY = 128 * 1024;

/**
 * Reads a small body whole, so that a client that sends it slowly holds no connection to the server behind.
 *
 * @param {import('node:http').IncomingMessage} request
 * @returns {Promise<Buffer>}
 * @throws when the client goes away.
 */
export async function readBody(request) {
  /** @type {Buffer[]} */
  const chunks = [];
  for await (const chunk of request) chunks.push(chunk);
  return Buffer.concat(chunks);
}

/**
 * Whether the body is small by its declared length, or missing.
 *
 * @param {import('node:http').IncomingMessage} request
 */
export function hasSmallBody({ headers }) {
  if (headers['transfer-encoding'] !== undefined) return false;
  return Number(headers['content-length'] ?? 0) <= LARGEST_READ_BODY;
}
