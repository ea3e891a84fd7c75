import type { Area, PageData } from '../document/page-data';

/** Path of the event stream, and of the reports that the build sends. */
export const DEV_STREAM_PATH = '/dev-stream';

/** Outcome of one build of a part. */
export interface BuildReport {
  part: string;
  /** What the compiler says; null after a build without errors. */
  error: string | null;
  /** Release that holds the build; null where it failed, and for the shell and the API. */
  version: string | null;
}

/** Live release of a remote. */
export interface ServedEntry {
  area: Area;
  /** Address of its federation entry. */
  entry: string;
}

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

const LAYOUT: Partial<CSSStyleDeclaration> = {
  position: 'fixed',
  inset: '0',
  zIndex: '2147483647',
  overflow: 'auto',
  margin: '0',
  padding: '2rem',
  background: '#1c1b1a',
  color: '#f3efe8',
  font: '0.875rem/1.5 ui-monospace, monospace',
  whiteSpace: 'pre-wrap',
};

/** Shows what the compiler says above the page. Escape closes it until the next report. */
class ErrorOverlay {
  readonly #host = document.createElement('div');
  /** By the part's name. */
  readonly #errors = new Map<string, string>();
  readonly #text = document.createElement('div');

  constructor() {
    // Styles by property: the policy of the page refuses a style element.
    Object.assign(this.#text.style, LAYOUT);
    this.#text.setAttribute('role', 'alert');
    this.#host.attachShadow({ mode: 'open' }).append(this.#text);
    window.addEventListener('keydown', ({ key }) => {
      if (key === 'Escape') this.#host.remove();
    });
  }

  /** @param error null removes what the part's build said before. */
  report(part: string, error: string | null): void {
    if (error === null) {
      if (!this.#errors.delete(part)) return;
    } else this.#errors.set(part, error);
    this.#text.textContent = [...this.#errors].map(([name, text]) => `${name}\n\n${text}`).join('\n\n');
    if (this.#errors.size > 0) document.body.append(this.#host);
    else this.#host.remove();
  }
}
