import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { TextKeeper, type KeepStatus } from './text-keeper';
import { createTextStore } from './text-store';

interface Note {
  words: string;
}

const SAVED_AT = '2026-03-05T13:32:00Z';
const store = createTextStore<Note>('stillsam-test-drafts', (record) =>
  'words' in record ? { words: String(record.words) } : undefined,
);

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

/** An API that keeps one text of each tab, or refuses while it is away. */
function anApi() {
  const texts = new Map<string, string>();
  const api = { isAway: false, texts, saves: 0 };
  const attempt = <Answer>(work: () => Answer) =>
    api.isAway ? Promise.reject(new TypeError('no network')) : Promise.resolve(work());
  return Object.assign(api, {
    save: (_document: string, tab: string, { words }: Note) =>
      attempt(() => {
        api.saves += 1;
        texts.set(tab, words);
        return SAVED_AT;
      }),
    discard: (_document: string, tab: string, sentAt?: string) =>
      attempt(() => void ((sentAt ?? SAVED_AT) === SAVED_AT && texts.delete(tab))),
  });
}

function aTab(api = anApi()) {
  const statuses: KeepStatus[] = [];
  const keeper = new TextKeeper<Note>('7', store, api, (status) => statuses.push(status));
  return { api, keeper, statuses, type: (words: string) => keeper.update({ words }) };
}

const inBrowser = () =>
  store
    .find('7', '')
    .map(({ words }) => words)
    .sort();
const atApi = ({ texts }: { texts: Map<string, string> }) => [...texts.values()].sort();
const pass = (milliseconds: number) => jest.advanceTimersByTimeAsync(milliseconds);

describe('typed text', () => {
  it('reaches the browser within 400 ms, so that a crash costs no more', async () => {
    const { type } = aTab();
    type('Halv');
    await pass(399);
    expect(inBrowser()).toEqual([]);
    await pass(1);
    expect(inBrowser()).toEqual(['Halv']);
  });

  it('reaches the API 3 s after the first change, as it is then', async () => {
    const { api, statuses, type } = aTab();
    type('Halv');
    await pass(2000);
    type('Hel');
    await pass(1000);
    expect([atApi(api), api.saves]).toEqual([['Hel'], 1]);
    expect(statuses).toEqual([{ savedAt: SAVED_AT, hasFailed: false, isRefused: false }]);
  });

  it('reaches both places at once when the tab is closed', async () => {
    const { api, keeper, type } = aTab();
    type('Stängd');
    keeper.end();
    expect(inBrowser()).toEqual(['Stängd']);
    await pass(0);
    expect(atApi(api)).toEqual(['Stängd']);
  });

  it('stays in the browser while the API is away, and is sent when it is back', async () => {
    const { api, statuses, type } = aTab();
    api.isAway = true;
    type('Utan nät');
    await pass(3000);
    expect(statuses.at(-1)).toMatchObject({ savedAt: null, hasFailed: true });
    expect(inBrowser()).toEqual(['Utan nät']);
    api.isAway = false;
    await pass(15_000);
    expect(atApi(api)).toEqual(['Utan nät']);
    expect(statuses.at(-1)).toMatchObject({ savedAt: SAVED_AT, hasFailed: false });
  });

  it('never overwrites that of another tab', async () => {
    const api = anApi();
    const [first, second] = [aTab(api), aTab(api)];
    first.type('Första fliken');
    second.type('Andra fliken');
    await pass(3000);
    expect(atApi(api)).toEqual(['Andra fliken', 'Första fliken']);
    expect(inBrowser()).toEqual(['Andra fliken', 'Första fliken']);
    second.keeper.finish('7');
    expect(inBrowser()).toEqual(['Första fliken']);
  });

  it('disappears from both places once it is back where it began', async () => {
    const { api, keeper, type } = aTab();
    type('Ångrad');
    await pass(3000);
    keeper.update(null);
    await pass(3000);
    expect([inBrowser(), atApi(api)]).toEqual([[], []]);
  });

  it('says that nothing is stored while the browser refuses it and the API is away', async () => {
    const { api, statuses, type } = aTab();
    api.isAway = true;
    const refusal = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    type('För stor');
    await pass(3000);
    expect(statuses.at(-1)).toEqual({ savedAt: null, hasFailed: true, isRefused: true });
    refusal.mockRestore();
  });
});

describe('a text that is taken up', () => {
  const OFFER = { document: '7', tab: 'old', sentAt: SAVED_AT };

  function anOffer() {
    const api = anApi();
    api.texts.set(OFFER.tab, 'Erbjuden');
    const offer = { ...OFFER, words: 'Erbjuden', savedAt: new Date().toISOString() };
    store.keep(offer);
    return { ...aTab(api), offer };
  }

  it('keeps its record until it is stored under the tab, and leaves the typed text as another', async () => {
    const { api, keeper, type, offer } = anOffer();
    type('Ny');
    expect(keeper.takeUp(offer)).toMatchObject({ words: 'Ny' });
    type('Erbjuden, vidare');
    await pass(399);
    expect(inBrowser()).toEqual(['Erbjuden', 'Ny']);
    await pass(1);
    expect(inBrowser()).toEqual(['Erbjuden, vidare', 'Ny']);
    expect(atApi(api)).toEqual(['Erbjuden', 'Ny']);
    await pass(3000);
    expect(atApi(api)).toEqual(['Erbjuden, vidare', 'Ny']);
  });

  it('loses its records when it is saved in the post at once', async () => {
    const { api, keeper, type, offer } = anOffer();
    keeper.takeUp(offer);
    type('Erbjuden');
    await keeper.pause();
    keeper.finish('7');
    await pass(5000);
    expect([inBrowser(), atApi(api)]).toEqual([[], []]);
  });

  it('stays while only the text that was typed before is on its way', async () => {
    const { api, keeper, type, offer } = anOffer();
    const { save } = api;
    let arrive = () => {};
    api.save = (...call) => new Promise((resolve) => (arrive = () => resolve(save(...call))));
    type('Ny');
    await pass(3000);
    keeper.takeUp(offer);
    type('Erbjuden, vidare');
    arrive();
    await pass(0);
    expect(inBrowser()).toEqual(['Erbjuden', 'Ny']);
    expect(atApi(api)).toEqual(['Erbjuden', 'Ny']);
  });

  it('keeps what its own tab, still open, has typed since', async () => {
    const { api, keeper, type, offer } = anOffer();
    keeper.takeUp({ ...offer, sentAt: '2026-03-05T13:00:00Z' });
    type('Erbjuden, här');
    await pass(100);
    store.keep({ ...offer, words: 'Erbjuden, där', savedAt: new Date().toISOString() });
    api.texts.set(offer.tab, 'Erbjuden, där');
    await pass(5000);
    expect(inBrowser()).toEqual(['Erbjuden, där', 'Erbjuden, här']);
    expect(atApi(api)).toEqual(['Erbjuden, där', 'Erbjuden, här']);
  });

  it('loses its records when it is thrown away', async () => {
    const { api, keeper, offer } = anOffer();
    keeper.discard(offer);
    await pass(0);
    expect([inBrowser(), atApi(api)]).toEqual([[], []]);
  });
});

describe('a text that is taken up before the API has listed it', () => {
  function anOffer() {
    const api = anApi();
    api.texts.set('old', 'Erbjuden');
    const offer = { document: '7', tab: 'old', words: 'Erbjuden', savedAt: new Date().toISOString() };
    store.keep(offer);
    return { ...aTab(api), offer };
  }

  it('loses both records once the post is saved with it', async () => {
    const { api, keeper, type, offer } = anOffer();
    keeper.takeUp(offer);
    type('Erbjuden');
    await keeper.pause();
    keeper.finish('7');
    await pass(5000);
    expect([inBrowser(), atApi(api)]).toEqual([[], []]);
  });

  it('comes back by no list, nor do the others', () => {
    const { keeper, offer } = anOffer();
    keeper.takeUp(offer);
    expect(keeper.unanswered([offer, { ...offer, tab: 'other' }])).toEqual([]);
  });

  it('comes back by no list once it is thrown away, while the others are offered', async () => {
    const { api, keeper, offer } = anOffer();
    const other = { ...offer, tab: 'other' };
    keeper.discard(offer);
    expect(keeper.unanswered([offer, other])).toEqual([other]);
    await pass(0);
    expect([inBrowser(), atApi(api)]).toEqual([[], []]);
  });

  it('keeps what its own tab, still open, has typed since', async () => {
    const { api, keeper, type, offer } = anOffer();
    keeper.takeUp(offer);
    type('Erbjuden, här');
    await pass(100);
    store.keep({ ...offer, words: 'Erbjuden, där', savedAt: new Date().toISOString() });
    api.texts.set(offer.tab, 'Erbjuden, där');
    await pass(5000);
    expect(atApi(api)).toEqual(['Erbjuden, där', 'Erbjuden, här']);
  });
});

describe('a text that another tab has taken up and saved', () => {
  it('stays away when its own tab is closed', async () => {
    const api = anApi();
    const [first, second] = [aTab(api), aTab(api)];
    first.type('Skriven');
    await pass(3000);
    const [offer] = store.find('7', second.keeper.tab);
    if (!offer) throw new Error('Nothing is offered');
    second.keeper.takeUp({ ...offer, sentAt: SAVED_AT });
    second.type('Skriven');
    await pass(3000);
    await second.keeper.pause();
    api.texts.delete(second.keeper.tab);
    second.keeper.finish('7');
    first.keeper.end();
    await pass(0);
    expect([inBrowser(), atApi(api)]).toEqual([[], []]);
  });
});

describe('an editor that is left', () => {
  it('holds back the list of the next one until its requests are answered', async () => {
    const { api, keeper, type } = aTab();
    let answer = () => {};
    api.save = () => new Promise((resolve) => (answer = () => resolve(SAVED_AT)));
    type('Lämnad');
    keeper.end();
    let isSettled = false;
    void TextKeeper.settled().then(() => (isSettled = true));
    await pass(1000);
    expect(isSettled).toBe(false);
    answer();
    await pass(0);
    expect(isSettled).toBe(true);
  });
});

describe('the store of a saved post', () => {
  it('keeps nothing of the saved text', async () => {
    const { api, keeper, type } = aTab();
    type('Sparad');
    await pass(400);
    await keeper.pause();
    keeper.finish('7');
    keeper.end();
    await pass(10_000);
    expect([inBrowser(), atApi(api)]).toEqual([[], []]);
  });

  it('keeps the text that is typed until the page is left', async () => {
    const { api, keeper, type } = aTab();
    type('Sparad');
    await keeper.pause();
    keeper.finish('12');
    type('Skrivet medan det sparades');
    keeper.end();
    await pass(0);
    expect(store.find('12', '').map(({ words }) => words)).toEqual(['Skrivet medan det sparades']);
    expect(atApi(api)).toEqual(['Skrivet medan det sparades']);
  });
});
