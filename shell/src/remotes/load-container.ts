import type { RemoteModule } from '@stillsam/platform';
import { integrityOf } from './pins';
import { trustedScriptUrl } from './trusted-script-url';

/** What a federation entry leaves behind under its global name. */
interface Container {
  init(shareScope: object): Promise<void>;
  get(exposed: string): Promise<() => RemoteModule>;
}

declare const __webpack_init_sharing__: (scope: string) => Promise<void>;
declare const __webpack_share_scopes__: Record<string, object>;

const LOAD_TIMEOUT_MS = 15_000;
const SHARE_SCOPE = 'default';

/**
 * Loads a pinned federation entry, lends it the shared modules and returns what it exposes.
 *
 * @param globalName the container's name in its build.
 * @throws when the entry does not come, is not what was pinned, or leaves no container.
 */
export async function loadContainer(globalName: string, entry: string): Promise<RemoteModule> {
  await Promise.all([runScript(entry), __webpack_init_sharing__(SHARE_SCOPE)]);
  const container: Container | undefined = Reflect.get(window, globalName);
  const scope = __webpack_share_scopes__[SHARE_SCOPE];
  if (!container || !scope) throw new Error(`${entry} left no container`);
  await container.init(scope);
  const factory = await container.get('./remote');
  return factory();
}

function runScript(url: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    script.integrity = integrityOf(url);
    script.crossOrigin = 'anonymous';
    script.async = true;
    script.src = trustedScriptUrl(url);
    const timer = setTimeout(() => reject(new Error(`${url} did not come in time`)), LOAD_TIMEOUT_MS);
    script.addEventListener('load', () => {
      clearTimeout(timer);
      resolve();
    });
    script.addEventListener('error', () => {
      clearTimeout(timer);
      reject(new Error(`${url} could not be loaded`));
    });
    document.head.append(script);
  });
}
