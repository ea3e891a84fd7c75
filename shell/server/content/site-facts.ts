import { isDeepStrictEqual } from 'node:util';
import type { RuntimeConfig } from '@stillsam/platform';
import { z } from 'zod';

/** What pages state of the company, as the owner set it; undefined where their build knows it. */
type Facts = Pick<RuntimeConfig, 'business'>;

interface SiteFactsOptions {
  fetch: typeof globalThis.fetch;
  apiOrigin: string;
  /** Called when the facts differ from those before. */
  onChange: (facts: Facts) => void;
}

const FACTS = z.object({ business: z.custom<Facts['business']>().nullable() });

/** The facts of the back office. While the API is down, the last ones hold, and before any those of the build. */
export class SiteFacts {
  readonly #options: SiteFactsOptions;
  #current: Facts = {};
  #reading = 0;

  constructor(options: SiteFactsOptions) {
    this.#options = options;
  }

  get current(): Facts {
    return this.#current;
  }

  /** Reads the facts anew. @throws when the API does not answer. */
  async read(): Promise<void> {
    this.#reading += 1;
    const reading = this.#reading;
    const response = await this.#options.fetch(`${this.#options.apiOrigin}/api/site-facts`);
    // An API of the release before has none.
    const { business } = response.ok ? FACTS.parse(await response.json()) : { business: null };
    const facts = business ? { business } : {};
    if (reading !== this.#reading || isDeepStrictEqual(facts, this.#current)) return;
    this.#current = facts;
    this.#options.onChange(facts);
  }
}
