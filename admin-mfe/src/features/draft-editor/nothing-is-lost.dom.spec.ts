import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import fc from 'fast-check';
import { TextKeeper, type RemoteTexts } from './text-keeper';
import { createTextStore, type StoredText } from './text-store';
import { mergeOffers } from './use-text-keeper';

/** A text of words; the version is that of the post on which it is based. */
interface Typed {
  words: string;
  base: string;
  version: number;
}

interface Tab extends Typed {
  profile: number;
  keeper: TextKeeper<Typed>;
  offers: StoredText<Typed>[];
  /** The version that a save met. */
  conflict: { words: string; version: number } | null;
  isDead: boolean;
}

const PROFILES = [0, 1].map((profile) =>
  createTextStore<Typed>(`profile-${profile}`, (record) => record as Typed),
);
const wordsOf = (text: string): string[] => text.match(/w\d+/g) ?? [];

/** One author with two browser profiles, any number of tabs, and a post at an API that may be away. */
class World {
  readonly #copies = new Map<string, StoredText<Typed>>();
  readonly #thrown = new Set<string>();
  readonly #revisions = [''];
  #isAway = false;
  #count = 0;
  tabs: Tab[] = [];

  get #post() {
    return { words: this.#revisions.at(-1) ?? '', version: this.#revisions.length };
  }

  open(profile: number): void {
    const tab: Tab = {
      profile,
      offers: [],
      conflict: null,
      isDead: false,
      ...this.#asBase(),
      keeper: this.#keeper(() => tab),
    };
    tab.offers = this.#offersFor(tab);
    this.tabs.push(tab);
  }

  async type(tab: Tab): Promise<void> {
    this.#typeNow(tab);
    await jest.advanceTimersByTimeAsync(400);
  }

  /** The author deletes what was typed since the base. */
  async undo(tab: Tab): Promise<void> {
    this.#throwAway(tab.words, tab.base);
    tab.words = tab.base;
    this.#update(tab);
    await jest.advanceTimersByTimeAsync(400);
  }

  async takeUp(tab: Tab): Promise<void> {
    const [offer] = tab.offers;
    if (!offer || tab.conflict) return;
    const left = tab.keeper.takeUp(offer);
    tab.offers = [...(left ? [left] : []), ...tab.offers.slice(1)];
    Object.assign(tab, { words: offer.words, base: offer.base, version: offer.version });
    this.#update(tab);
    await jest.advanceTimersByTimeAsync(0);
  }

  async discard(tab: Tab): Promise<void> {
    const [offer] = tab.offers;
    if (!offer) return;
    tab.keeper.discard(offer);
    tab.offers.shift();
    this.#throwAway(offer.words, '');
    await jest.advanceTimersByTimeAsync(0);
  }

  async save(tab: Tab, isTypingOn: boolean): Promise<void> {
    const { keeper } = tab;
    await keeper.pause();
    const sent = tab.words;
    const met = this.#post;
    const isSaved = !this.#isAway && met.version === tab.version;
    if (isSaved) {
      this.#revisions.push(sent);
      this.#copies.delete(keeper.tab);
    }
    if (isTypingOn) this.#typeNow(tab);
    if (!isSaved) {
      keeper.resume();
      if (!this.#isAway) tab.conflict = met;
      // A crash costs what was typed in the last 400 ms.
      await jest.advanceTimersByTimeAsync(400);
      return;
    }
    Object.assign(tab, { base: sent, version: this.#post.version, conflict: null });
    keeper.finish('7');
    this.#update(tab);
    await this.close(tab);
  }

  /** The author chooses in the conflict view, and saves. */
  async resolve(tab: Tab, choice: 'mine' | 'theirs' | 'both'): Promise<void> {
    const { conflict, words } = tab;
    if (!conflict) return;
    if (choice === 'theirs') this.#throwAway(words, conflict.words);
    const merged = { mine: words, theirs: conflict.words, both: `${words} ${conflict.words}` }[choice];
    Object.assign(tab, { words: merged, base: conflict.words, version: conflict.version, conflict: null });
    this.#update(tab);
    await this.save(tab, false);
  }

  async close(tab: Tab): Promise<void> {
    tab.keeper.end();
    await jest.advanceTimersByTimeAsync(0);
    this.crash(tab);
  }

  crash(tab: Tab): void {
    tab.isDead = true;
    this.tabs = this.tabs.filter((other) => other !== tab);
  }

  setAway(isAway: boolean): void {
    this.#isAway = isAway;
  }

  /** Words that are in no revision, no tab and no stored text, and were not thrown away. */
  lost(): string[] {
    const stored = PROFILES.flatMap((store) => store.find('7', ''));
    return this.#missingIn([...stored, ...this.#copies.values(), ...this.tabs]);
  }

  /** The same of what a new tab of each profile offers. */
  lostForNewTabs(): string[] {
    PROFILES.forEach((_, profile) => this.open(profile));
    return this.#missingIn(this.tabs.flatMap(({ offers }) => offers));
  }

  #missingIn(texts: { words: string }[]): string[] {
    const known = new Set([...this.#revisions, ...texts.map(({ words }) => words)].flatMap(wordsOf));
    const typed = Array.from({ length: this.#count }, (_, index) => `w${index}`);
    return typed.filter((word) => !known.has(word) && !this.#thrown.has(word));
  }

  #typeNow(tab: Tab): void {
    tab.words += ` w${this.#count++}`;
    this.#update(tab);
  }

  #update(tab: Tab): void {
    const { words, base, version } = tab;
    tab.keeper.update(words === base ? null : { words, base, version });
  }

  #throwAway(text: string, kept: string): void {
    for (const word of wordsOf(text)) if (!wordsOf(kept).includes(word)) this.#thrown.add(word);
  }

  #asBase() {
    const { words, version } = this.#post;
    return { words, base: words, version };
  }

  #offersFor({ profile, keeper }: Tab): StoredText<Typed>[] {
    const { words: present } = this.#post;
    const isSaved = ({ words }: Typed) => words === present;
    const inBrowser = PROFILES[profile]?.find('7', keeper.tab).filter((text) => !isSaved(text)) ?? [];
    return mergeOffers(inBrowser, this.#isAway ? [] : [...this.#copies.values()], isSaved);
  }

  /** A keeper whose tab can crash: from then on nothing reaches the browser's store or the API. */
  #keeper(tab: () => Tab): TextKeeper<Typed> {
    const isAlive = () => !tab().isDead;
    const attempt = async <Answer>(work: () => Answer): Promise<Answer> => {
      if (this.#isAway || !isAlive()) throw new TypeError('no network');
      return work();
    };
    const remote: Omit<RemoteTexts<Typed>, 'read'> = {
      save: (document, id, text) =>
        attempt(() => {
          const savedAt = new Date().toISOString();
          this.#copies.set(id, { ...text, tab: id, document, savedAt, sentAt: savedAt });
          return savedAt;
        }),
      discard: (_, id, sentAt) =>
        attempt(() => {
          if (sentAt === undefined || this.#copies.get(id)?.sentAt === sentAt) this.#copies.delete(id);
        }),
    };
    const store = () => PROFILES[tab().profile];
    return new TextKeeper<Typed>(
      '7',
      {
        find: (document, id) => store()?.find(document, id) ?? [],
        keep: (record) => isAlive() && (store()?.keep(record) ?? false),
        drop: (id, savedAt) => isAlive() && store()?.drop(id, savedAt),
      },
      remote,
      () => {},
    );
  }
}

type Step = { pick: number } & (
  | { kind: 'open'; profile: number }
  | { kind: 'save'; isTypingOn: boolean }
  | { kind: 'resolve'; choice: 'mine' | 'theirs' | 'both' }
  | { kind: 'away'; isAway: boolean }
  | { kind: 'pass'; milliseconds: number }
  | { kind: 'type' | 'undo' | 'takeUp' | 'discard' | 'close' | 'crash' }
);

const choices = fc.constantFrom('mine' as const, 'theirs' as const, 'both' as const);
const weighted = (weight: number, arbitrary: fc.Arbitrary<object>) => ({ weight, arbitrary });
const kinds = (...names: string[]) => fc.record({ kind: fc.constantFrom(...names) });
const steps = fc.array(
  fc
    .tuple(
      fc.nat(11),
      fc.oneof(
        weighted(8, kinds('type')),
        weighted(4, fc.record({ kind: fc.constant('open'), profile: fc.constantFrom(0, 0, 1) })),
        weighted(4, kinds('takeUp')),
        weighted(2, kinds('crash', 'close')),
        weighted(2, fc.record({ kind: fc.constant('save'), isTypingOn: fc.boolean() })),
        weighted(
          2,
          fc.record({ kind: fc.constant('pass'), milliseconds: fc.constantFrom(100, 3000, 15_000) }),
        ),
        weighted(1, fc.record({ kind: fc.constant('resolve'), choice: choices })),
        weighted(1, fc.record({ kind: fc.constant('away'), isAway: fc.boolean() })),
        weighted(1, kinds('undo', 'discard')),
      ),
    )
    .map(([pick, step]) => ({ pick, ...step }) as Step),
  { minLength: 8, maxLength: 24 },
);

async function run(world: World, step: Step): Promise<void> {
  if ((step.kind === 'open' && world.tabs.length < 3) || world.tabs.length === 0)
    world.open('profile' in step ? step.profile : 0);
  const tab = world.tabs[step.pick % world.tabs.length];
  if (!tab || step.kind === 'open') return;
  if (step.kind === 'save') await world.save(tab, step.isTypingOn);
  else if (step.kind === 'resolve') await world.resolve(tab, step.choice);
  else if (step.kind === 'away') world.setAway(step.isAway);
  else if (step.kind === 'pass') await jest.advanceTimersByTimeAsync(step.milliseconds);
  else await world[step.kind](tab);
}

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

it('loses no typed word of a post, whatever is typed, offered, saved or crashes in which order', async () => {
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
      expect(world.lostForNewTabs()).toEqual([]);
      jest.clearAllTimers();
    }),
    { numRuns: 120 },
  );
});
