import type { Remote } from '@stillsam/releases/registry';

/**
 * Whether a request follows a link of the back office, so that its author may just have saved what the page shows. The
 * header can be made up: whoever does so has a page rendered, as with an address that was never requested before.
 *
 * @param referrer the Referer header. Links of the back office send it; on its own origin without a path.
 */
export function isFromBackOffice(referrer: string | undefined, backOffices: readonly Remote[]): boolean {
  if (!referrer || !URL.canParse(referrer)) return false;
  const { origin, pathname } = new URL(referrer);
  return backOffices.some(
    ({ publicOrigin, prefixes }) =>
      origin === publicOrigin || prefixes.some((prefix) => `${pathname}/`.startsWith(`${prefix}/`)),
  );
}
