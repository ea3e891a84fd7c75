import type { Facts } from '../content/site-facts';
import type { RenderResult } from './render-page';

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
  /** @throws when the release cannot be evaluated. */
  describe(): Promise<RemoteDescription>;
  /**
   * @param path path and query of a page that the remote owns.
   * @param released names of the area's remotes that have a live release.
   * @param form the body of a form that is posted to the page.
   * @param cookie header of the person that the page is rendered for.
   * @param facts the company behind the site and the helplines, where the owner has set them.
   * @throws RendererOverload, or when the page could not be rendered within its time, or the worker died twice.
   */
  render(
    path: string,
    released: readonly string[],
    form?: string,
    cookie?: string,
    facts?: Facts,
  ): Promise<RenderResult>;
  close(): Promise<void>;
}
