import { LRUCache } from 'lru-cache';
import type { PageResponse } from './page-response';

/** Whether a change invalidates what has these tags. */
type Invalidation = (tags: readonly string[]) => boolean;

/** A rendering in flight, and the changes since it started. */
export interface Rendering {
  invalidations: Invalidation[];
}

const CACHE_BYTES = 48 * 1024 * 1024;

/** Rendered pages, bounded in bytes. One that a change invalidated stays as a substitute until it is rendered anew. */
export class PageCache {
  readonly #pages = new LRUCache<string, PageResponse>({
    maxSize: CACHE_BYTES,
    sizeCalculation: (page, key) => page.size + key.length * 2,
  });
  readonly #stale = new WeakSet<PageResponse>();
  readonly #renderings = new Set<Rendering>();

  get(key: string): PageResponse | undefined {
    return this.#pages.get(key);
  }

  /** Whether a change invalidated the page since its rendering started. */
  isStale(page: PageResponse): boolean {
    return this.#stale.has(page);
  }

  /** @param tags what changed; undefined for anything. */
  drop(tags?: readonly string[]): void {
    const invalidates = matcherOf(tags);
    for (const page of this.#pages.values()) if (invalidates(page.tags)) this.#stale.add(page);
    for (const rendering of this.#renderings) rendering.invalidations.push(invalidates);
  }

  /** A rendering starts; {@link end} has to follow. */
  begin(): Rendering {
    const rendering: Rendering = { invalidations: [] };
    this.#renderings.add(rendering);
    return rendering;
  }

  end(rendering: Rendering): void {
    this.#renderings.delete(rendering);
  }

  /** Marks a rendering's result stale where a change has overtaken the rendering. */
  markStaleIfOutdated(page: PageResponse, { invalidations }: Rendering): void {
    if (invalidations.some((invalidates) => invalidates(page.tags))) this.#stale.add(page);
  }

  store(key: string, page: PageResponse): void {
    // A rendering that started before a change may finish after one that started later.
    const isNewest = page.generation >= (this.#pages.peek(key)?.generation ?? 0);
    if (isNewest) this.#pages.set(key, page);
  }
}

function matcherOf(changed: readonly string[] | undefined): Invalidation {
  if (!changed) return () => true;
  const names = new Set(changed);
  return (tags) => tags.some((tag) => names.has(tag));
}
