import { loadRemote } from '@module-federation/enhanced/runtime';
import { containerOf } from '../remotes/browser-remotes';

/** What a remote exposes in development (tools/rspack/hot-client.mjs). */
interface HotClient {
  applyUpdate: (folder: string) => Promise<boolean>;
}

/** Development only: brings the build of a remote that lies in a folder into the page. @returns whether it could. */
export async function applyUpdate(part: string, folder: string): Promise<boolean> {
  try {
    const client = await loadRemote<HotClient>(`${containerOf(part)}/hot`);
    return (await client?.applyUpdate(folder)) ?? false;
  } catch (error) {
    console.warn(`The page loads anew, because it could not take up ${folder}:`, error);
    return false;
  }
}
