import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { ApiError } from '@stillsam/api-client';
import fc from 'fast-check';
import { aCampaign } from '../../../test/open-campaign';
import { TextKeeper } from '../../features/draft-editor/text-keeper';
import type { StoredText } from '../../features/draft-editor/text-store';
import { areSameFields, toFields, toForm } from './campaign-fields.logic';
import type { CampaignFields, StoredLetter } from './campaign.queries';
import { LetterSaver, toStored, type SaveState } from './letter-saver';
import { LETTER_TEXTS, type LetterText } from './campaign-form.schema';

interface Tab {
  fields: CampaignFields;
  stored: StoredLetter;
  state: SaveState;
  saver: LetterSaver;
  keeper: TextKeeper<LetterText>;
  offers: StoredText<LetterText>[];
  isDead: boolean;
}

const wordsOf = (text: string): string[] => text.match(/w\d+/g) ?? [];
const passed = (milliseconds: number) => jest.advanceTimersByTimeAsync(milliseconds);

/** One admin with any number of tabs, and a letter at an API that may be away. */
class World {
  readonly #thrown = new Set<string>();
  #campaign = aCampaign({ subject: '', version: 1 });
  #isAway = false;
  #count = 0;
  tabs: Tab[] = [];

  open(): void {
    const stored = toStored(this.#campaign);
    const keeper = new TextKeeper<LetterText>(
      '7',
      this.#storeOf(() => tab),
      null,
      () => {},
    );
    const isSaved = ({ form }: LetterText) => areSameFields(toFields(form), stored.fields);
    const saver = new LetterSaver(
      this.#campaign,
      (fields, version) => this.#save(tab, fields, version),
      (state, next) => {
        tab.state = state;
        tab.stored = next;
        this.#keep(tab);
      },
    );
    const offers = LETTER_TEXTS.find('7', keeper.tab).filter((text) => !isSaved(text));
    const tab: Tab = {
      fields: stored.fields,
      stored,
      state: { kind: 'idle' },
      saver,
      keeper,
      offers,
      isDead: false,
    };
    this.tabs.push(tab);
  }

  async type(tab: Tab): Promise<void> {
    this.#show(tab, { ...tab.fields, subject: `${tab.fields.subject} w${this.#count++}` });
    tab.saver.update(tab.fields);
    await passed(400);
  }

  async takeUp(tab: Tab): Promise<void> {
    const [offer] = tab.offers;
    if (!offer || this.#isResolving(tab)) return;
    await tab.saver.flush();
    const left = tab.keeper.takeUp(offer);
    tab.offers = [...(left ? [left] : []), ...tab.offers.slice(1)];
    const fields = toFields(offer.form);
    tab.stored = offer.base;
    tab.saver.continueFrom(offer.base, fields);
    this.#show(tab, fields);
    void tab.saver.flush(true);
    await passed(0);
  }

  async discard(tab: Tab): Promise<void> {
    const offer = tab.offers.shift();
    if (!offer) return;
    tab.keeper.discard(offer);
    for (const word of wordsOf(offer.form.subject)) this.#thrown.add(word);
    await passed(0);
  }

  /** The admin chooses in the conflict view. What is not chosen is thrown away. */
  async resolve(tab: Tab, isMine: boolean): Promise<void> {
    if (tab.state.kind !== 'conflict') return;
    const { theirs } = tab.state;
    const [chosen, other] = isMine ? [tab.fields, theirs.fields] : [theirs.fields, tab.fields];
    for (const word of wordsOf(other.subject))
      if (!wordsOf(chosen.subject).includes(word)) this.#thrown.add(word);
    tab.saver.continueFrom(theirs, chosen);
    this.#show(tab, chosen);
    void tab.saver.flush(true);
    await passed(0);
  }

  async close(tab: Tab): Promise<void> {
    tab.keeper.end();
    void tab.saver.flush();
    await passed(0);
    tab.saver.end();
    this.crash(tab);
  }

  crash(tab: Tab): void {
    tab.isDead = true;
    this.tabs = this.tabs.filter((other) => other !== tab);
  }

  setAway(isAway: boolean): void {
    this.#isAway = isAway;
  }

  /** Words that are neither in the letter, nor in a tab, nor in a stored text, and were not thrown away. */
  lost(): string[] {
    return this.#missingIn([
      ...LETTER_TEXTS.find('7', '').map(({ form }) => form.subject),
      ...this.tabs.map(({ fields }) => fields.subject),
    ]);
  }

  lostForNewTab(): string[] {
    this.open();
    return this.#missingIn(this.tabs.flatMap(({ offers }) => offers.map(({ form }) => form.subject)));
  }

  #missingIn(texts: string[]): string[] {
    const known = new Set([this.#campaign.subject, ...texts].flatMap(wordsOf));
    const typed = Array.from({ length: this.#count }, (_, index) => `w${index}`);
    return typed.filter((word) => !known.has(word) && !this.#thrown.has(word));
  }

  #isResolving = (tab: Tab) => tab.state.kind === 'conflict';

  #show(tab: Tab, fields: CampaignFields): void {
    tab.fields = fields;
    this.#keep(tab);
  }

  #keep({ keeper, fields, stored }: Tab): void {
    keeper.update(areSameFields(fields, stored.fields) ? null : { form: toForm(fields), base: stored });
  }

  async #save(tab: Tab, fields: CampaignFields, version: number) {
    if (this.#isAway || tab.isDead) throw new TypeError('no network');
    if (version !== this.#campaign.version) {
      const body = { current: this.#campaign, saved_by_name: 'Anna', is_own: true };
      throw new ApiError('Ändrat.', { kind: 'api', status: 412, body });
    }
    this.#campaign = { ...this.#campaign, ...fields, version: version + 1 };
    return this.#campaign;
  }

  #storeOf(tab: () => Tab): typeof LETTER_TEXTS {
    return {
      find: () => [],
      keep: (record) => !tab().isDead && LETTER_TEXTS.keep(record),
      drop: (id, savedAt) => (tab().isDead ? undefined : LETTER_TEXTS.drop(id, savedAt)),
    };
  }
}

const KINDS = [
  'open',
  'type',
  'takeUp',
  'discard',
  'mine',
  'theirs',
  'away',
  'back',
  'pass',
  'close',
  'crash',
] as const;
const steps = fc.array(
  fc.record({ kind: fc.constantFrom('type' as const, 'type' as const, ...KINDS), pick: fc.nat(9) }),
  { minLength: 5, maxLength: 30 },
);

async function run(
  world: World,
  { kind, pick }: { kind: (typeof KINDS)[number]; pick: number },
): Promise<void> {
  if (kind === 'open' || world.tabs.length === 0) world.open();
  const tab = world.tabs[pick % world.tabs.length];
  if (!tab || kind === 'open') return;
  if (kind === 'away' || kind === 'back') world.setAway(kind === 'away');
  else if (kind === 'pass') await passed(pick > 4 ? 1000 : 15_000);
  else if (kind === 'mine' || kind === 'theirs') await world.resolve(tab, kind === 'mine');
  else await world[kind](tab);
}

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

it('loses no typed word of a letter, whatever is typed, offered, saved or crashes in which order', async () => {
  await fc.assert(
    fc.asyncProperty(steps, async (order) => {
      window.localStorage.clear();
      const world = new World();
      for (const step of order) {
        await run(world, step);
        expect(world.lost()).toEqual([]);
      }
      world.setAway(false);
      for (const tab of [...world.tabs]) await world.close(tab);
      expect(world.lostForNewTab()).toEqual([]);
      jest.clearAllTimers();
    }),
    { numRuns: 120 },
  );
});
