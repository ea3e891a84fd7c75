import { errorText } from '@stillsam/http-server/error-text';
import { isMissedDeadline } from '../rendering/deadline';
import { RENDER_TIMEOUT_MS, type RenderResult } from '../rendering/render-page';
import type { Release } from './release';

/** One page of a release as the trial saw it. */
export interface TriedPage {
  path: string;
  status: number;
  /** Of processor time. */
  milliseconds: number;
  /** Of the remote's markup, uncompressed. */
  bytes: number;
}

/** What is wrong with a page. */
export interface PageProblem {
  text: string;
  /** Whether it is about time alone: a later trial may go well. */
  isTooSlow: boolean;
}

interface PageTrialOptions {
  release: Release;
  /** Names of the area's remotes that have a live release, this one included. */
  released: readonly string[];
  /** Whether a page may be too slow. */
  judgesTime: boolean;
}

/**
 * Of processor time. Rendering is ended after twice this time by the clock: a page that comes near fails visitors while
 * the shell is busy. Today's pages take 4 to 80 ms.
 */
const MAX_MILLISECONDS = RENDER_TIMEOUT_MS / 2;
/** The largest page today has 60 KB of markup. */
const MAX_MARKUP_BYTES = 1024 * 1024;

/** Renders single pages of a release and says what is wrong with them. */
export class PageTrial {
  constructor(private readonly options: PageTrialOptions) {}

  async try(path: string): Promise<{ page?: TriedPage; problem?: PageProblem }> {
    const { release, released } = this.options;
    const { renderer } = release;
    const before = renderer.processorMilliseconds;
    let result: RenderResult;
    try {
      result = await renderer.render(path, released);
    } catch (error) {
      const text = errorText(error);
      return { problem: { text, isTooSlow: isMissedDeadline(error) } };
    }
    const page = {
      path,
      status: result.status,
      milliseconds: Math.round(renderer.processorMilliseconds - before),
      bytes: result.kind === 'redirection' ? 0 : Buffer.byteLength(result.body),
    };
    const problem = findFault(result) ?? this.#findExcess(page);
    return problem ? { page, problem } : { page };
  }

  #findExcess({ milliseconds, bytes }: TriedPage): PageProblem | null {
    if (bytes > MAX_MARKUP_BYTES) return { text: `the page has ${bytes} bytes of markup.`, isTooSlow: false };
    if (!this.options.judgesTime || milliseconds <= MAX_MILLISECONDS) return null;
    return {
      text: `the page takes ${milliseconds} ms of processor time to render; the limit is ${MAX_MILLISECONDS} ms.`,
      isTooSlow: true,
    };
  }
}

/** An API that does not respond is no fault of the release. */
function findFault(result: RenderResult): PageProblem | null {
  if (result.kind === 'redirection') return null;
  const problem = result.problems.find(({ isOutage }) => !isOutage);
  return problem ? { text: problem.summary, isTooSlow: problem.isTooSlow } : null;
}
