// @ts-check

/**
 * A remote and the addresses that it owns.
 *
 * @typedef {object} Owner
 * @property {string} name
 * @property {readonly string[]} prefixes paths, each owned with all that is below it and that no longer prefix owns.
 */

/**
 * The owner of a path: the one with the longest prefix.
 *
 * @template {Owner} T
 * @param {string} pathname
 * @param {readonly T[]} owners
 * @returns {T | null}
 */
export function ownerOf(pathname, owners) {
  /** @type {T | null} */
  let found = null;
  let longest = -1;
  for (const owner of owners)
    for (const prefix of owner.prefixes)
      if (prefix.length > longest && isBelow(pathname, prefix)) {
        found = owner;
        longest = prefix.length;
      }
  return found;
}

/**
 * The routes that a remote may not have, because their addresses are not its own.
 *
 * @param {readonly string[]} patterns absolute route patterns.
 * @param {Owner} remote
 * @param {readonly Owner[]} owners all of them, the remote included.
 * @returns {string | null} a sentence about the first one, or null.
 */
export function findRouteOutsidePrefixes(patterns, remote, owners) {
  for (const pattern of patterns) {
    const owner = ownerOf(staticPart(pattern), owners);
    if (owner?.name === remote.name) continue;
    const other = owner ? `it belongs to ${owner.name}` : 'nobody owns it';
    return `The route ${pattern} is outside ${remote.prefixes.join(', ')}: ${other}.`;
  }
  return null;
}

/** @param {string} pathname @param {string} prefix */
function isBelow(pathname, prefix) {
  return prefix === '/' || pathname === prefix || pathname.startsWith(`${prefix}/`);
}

/** What stands before the first parameter. @param {string} pattern */
function staticPart(pattern) {
  const segments = pattern.split('/');
  const end = segments.findIndex((segment) => /^[:*]/.test(segment) || segment.endsWith('?'));
  return segments.slice(0, end < 0 ? undefined : end).join('/') || '/';
}
