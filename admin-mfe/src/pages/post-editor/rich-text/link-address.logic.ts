const HOST = /^[a-z0-9-]+(\.[a-z0-9-]+)*\.[a-z]{2,}(\/|$|\?|#)/i;
const EMAIL = /^[^\s@/:]+@[^\s@/:]+\.[a-z]{2,}$/i;

/** What an author types or pastes, as a link takes it: `1177.se` and `namn@exempel.se` get their scheme. */
export function completeAddress(typed: string): string {
  const address = typed.trim();
  if (address.length > 2000) return address;
  if (EMAIL.test(address)) return `mailto:${address}`;
  if (/^http:\/\//i.test(address)) return `https://${address.slice('http://'.length)}`;
  return HOST.test(address) ? `https://${address}` : address;
}
