import type { Remote } from '@stillsam/releases/registry';
import { RENDER_TIMEOUT_MS, type RenderResult } from '../rendering/render-page';
import type { Release } from './release';
import { pageFiles } from './release-files';
import { ScriptSizes } from './script-sizes';

/** One page of a release as the trial saw it. */
export interface TriedPage {
  path: string;
  status: number;
  /** Of the quicker of two renderings, without the time in which a call of the API was in flight. */
  milliseconds: number;
  /** Of the remote's markup, uncompressed. */
  bytes: number;
  /** Of the scripts that the release adds to the page, compressed. */
  scriptBytes: number;
}

interface PageTrialOptions {
  release: Release;
  /** Names of the area's remotes that have a live release, this one included. */
  released: readonly string[];
  /** Compressed bytes of scripts that a page may have; null: any. */
  scriptBudget: number | null;
}

/**
 * Compressed bytes of scripts that a release may add to a page. The largest public page today has 31 kB, the largest
 * one of the admin 70 kB (docs/releases.md).
 */
export const SCRIPT_BUDGETS: Readonly<Record<Remote['area'], number>> = { public: 48_000, admin: 96_000 };

/**
 * Rendering is ended after twice this time. A page that comes near while the shell is idle fails visitors while it is
 * busy; today's pages take 4 to 80 ms.
 */
const MOST_MILLISECONDS = RENDER_TIMEOUT_MS / 2;
/** The largest page today has 60 KB of markup. */
const MOST_MARKUP_BYTES = 1024 * 1024;

/** Renders single pages of a release and says what is wrong with them. */
export class PageTrial {
  readonly #options: PageTrialOptions;
  readonly #scriptSizes: ScriptSizes;

  constructor(options: PageTrialOptions) {
    this.#options = options;
    this.#scriptSizes = new ScriptSizes(options.release.scripts);
  }

  async try(path: string): Promise<{ page?: TriedPage; problem?: string }> {
    let result: RenderResult;
    let milliseconds: number;
    try {
      const first = await this.#render(path);
      result = first.result;
      // The first rendering warms the worker up, and a busy machine is slow at random: only what is slow twice counts.
      const second = findFault(result) ? first : await this.#render(path);
      milliseconds = Math.min(first.milliseconds, second.milliseconds);
    } catch (error) {
      return { problem: error instanceof Error ? error.message : String(error) };
    }
    const page = await this.#describe(path, result, milliseconds);
    const problem = findFault(result) ?? this.#findExcess(page);
    return problem ? { page, problem } : { page };
  }

  async #render(path: string): Promise<{ result: RenderResult; milliseconds: number }> {
    const { release, released } = this.#options;
    const { renderer } = release;
    const startedAt = performance.now();
    const waitedBefore = renderer.apiMilliseconds;
    const result = await renderer.render(path, released);
    const waited = renderer.apiMilliseconds - waitedBefore;
    return { result, milliseconds: Math.round(performance.now() - startedAt - waited) };
  }

  async #describe(path: string, result: RenderResult, milliseconds: number): Promise<TriedPage> {
    const { status } = result;
    if (result.kind === 'redirection') return { path, status, milliseconds, bytes: 0, scriptBytes: 0 };
    const { scripts } = pageFiles(this.#options.release.manifest, result.chunks);
    const scriptBytes = await this.#scriptSizes.sumOf(result.isRemotes ? scripts : []);
    return { path, status, milliseconds, bytes: Buffer.byteLength(result.body), scriptBytes };
  }

  #findExcess({ milliseconds, bytes, scriptBytes }: TriedPage): string | null {
    const { scriptBudget } = this.#options;
    if (milliseconds > MOST_MILLISECONDS)
      return `the page takes ${milliseconds} ms to render; the limit is ${MOST_MILLISECONDS} ms.`;
    if (bytes > MOST_MARKUP_BYTES) return `the page has ${bytes} bytes of markup.`;
    if (scriptBudget !== null && scriptBytes > scriptBudget)
      return `the page has ${scriptBytes} bytes of scripts, compressed; the limit is ${scriptBudget}.`;
    return null;
  }
}

/** An API that does not respond is no fault of the release. */
function findFault(result: RenderResult): string | null {
  if (result.kind === 'redirection') return null;
  return result.problems.find(({ isOutage }) => !isOutage)?.summary ?? null;
}
