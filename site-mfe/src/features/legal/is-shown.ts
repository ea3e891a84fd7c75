import { isPublicOrigin } from '@stillsam/paths';
import { runtimeConfig } from '@stillsam/platform';

/**
 * Whether a text about real people is shown: on a public origin only where the owner says that it is true. On the own
 * machine drafts and examples show where they will be.
 */
export function isShown(isTrue: boolean | null): boolean {
  return isTrue === true || !isPublicOrigin(runtimeConfig().siteOrigin);
}
