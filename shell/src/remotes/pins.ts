const integrities = new Map<string, string>();

/** Remembers the hash under which an address may be executed. */
export function pin(url: string, integrity: string): void {
  integrities.set(url, integrity);
}

/**
 * @returns the pinned hash of an address.
 * @throws when the address was never pinned: unpinned code is refused.
 */
export function integrityOf(url: string): string {
  const integrity = integrities.get(url);
  if (!integrity) throw new Error(`No pinned release names ${url}`);
  return integrity;
}
