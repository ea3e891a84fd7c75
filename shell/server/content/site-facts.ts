import { isDeepStrictEqual } from 'node:util';
import type { RuntimeConfig } from '@stillsam/platform';
import { z } from 'zod';

/** What pages state of the company, and the helplines, where the owner set them, and the audio of the exercises. */
export type Facts = Pick<RuntimeConfig, 'business' | 'crisisLines' | 'guidance'>;

interface SiteFactsOptions {
  fetch: typeof globalThis.fetch;
  apiOrigin: string;
  /** Called when the facts differ from those before. */
  onChange: (facts: Facts) => void;
}

const FACTS = z.object({
  business: z.custom<Facts['business']>().nullish(),
  // An API of the release before has none.
  crisis_lines: z.custom<Facts['crisisLines']>().nullish(),
  guidance: z.custom<Facts['guidance']>().nullish(),
});

/** The facts of the back office. While the API is down, the last ones hold, and before any those of the build. */
export class SiteFacts {
  #current: Facts = {};
  #reading = 0;

  constructor(private readonly options: SiteFactsOptions) {}

  get current(): Facts {
    return this.#current;
  }

  /** Reads the facts anew. @throws when the API does not answer. */
  async read(): Promise<void> {
    this.#reading += 1;
    const reading = this.#reading;
    const response = await this.options.fetch(`${this.options.apiOrigin}/api/site-facts`);
    const answer = FACTS.parse(response.ok ? await response.json() : {});
    const { business, crisis_lines: crisisLines, guidance } = answer;
    const facts: Facts = {
      ...(business && { business }),
      ...(crisisLines && { crisisLines }),
      ...(guidance?.length && { guidance }),
    };
    if (reading !== this.#reading || isDeepStrictEqual(facts, this.#current)) return;
    this.#current = facts;
    this.options.onChange(facts);
  }
}
