import type { RenderResult } from '../rendering/render-page';

/** What a remote says of itself once it is evaluated. */
export interface RemoteDescription {
  /** Absolute patterns of its routes. */
  patterns: string[];
}

/** A page was refused because too many wait to be rendered: the release is not to blame. */
export class RendererOverload extends Error {}

/** Renders the pages of one release. */
export interface RemoteRenderer {
  /** How often a worker died or had to be ended. */
  readonly failures: number;
  /** Milliseconds, in all, in which a call of the API was in flight for it. */
  readonly apiMilliseconds: number;
  /** @throws when the release cannot be evaluated. */
  describe(): Promise<RemoteDescription>;
  /**
   * @param path path and query of a page that the remote owns.
   * @param released names of the area's remotes that have a live release.
   * @throws RendererOverload, or when the page could not be rendered within its time, or the worker died twice.
   */
  render(path: string, released: readonly string[]): Promise<RenderResult>;
  close(): Promise<void>;
}
