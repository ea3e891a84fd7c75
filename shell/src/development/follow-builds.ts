import type { PageData } from '../document/page-data';
import { DEV_STREAM_PATH, type BuildReport, type ServedEntry } from './build-report';
import { ErrorOverlay } from './error-overlay';

interface FollowBuildsOptions {
  page: Pick<PageData, 'area' | 'remotes'>;
  /** Brings the build that lies in a folder into the page. @returns whether that was possible. */
  applyUpdate: (part: string, folder: string) => Promise<boolean>;
  reload: () => void;
}

/**
 * Development only: a build of a remote is applied to the open page, which keeps its state. Where that is not possible
 * the page loads anew as soon as the shell serves the release, and after a restart of the shell. Build errors are shown
 * above the page.
 */
export function followBuilds({ page, applyUpdate, reload }: FollowBuildsOptions): void {
  const overlay = new ErrorOverlay();
  const shown = new Set(page.remotes.map(({ entry }) => entry));
  const source = new EventSource(DEV_STREAM_PATH);
  let wasLost = false;
  let lastUpdate: Promise<void> = Promise.resolve();

  const update = async (part: string, version: string) => {
    const pin = page.remotes.find(({ name }) => name === part);
    if (!pin) return;
    const folder = new URL(`../${version}/`, pin.entry).href;
    const entry = folder + pin.entry.slice(pin.entry.lastIndexOf('/') + 1);
    if (!shown.has(entry) && (await applyUpdate(part, folder))) shown.add(entry);
  };

  source.addEventListener('error', () => {
    wasLost = true;
  });
  source.addEventListener('open', () => {
    if (wasLost) reload();
  });
  source.addEventListener('build', ({ data }) => {
    const { part, error, version }: BuildReport = JSON.parse(data);
    overlay.report(part, error);
    if (version) lastUpdate = lastUpdate.then(() => update(part, version));
  });
  source.addEventListener('served', ({ data }) => {
    const served: ServedEntry[] = JSON.parse(data);
    void lastUpdate.then(() => {
      if (served.some(({ area, entry }) => area === page.area && !shown.has(entry))) reload();
    });
  });
}
