import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { EMPTY_FIELDS } from './post-fields.logic';
import { TextKeeper, type KeepStatus } from './text-keeper';
import { unsavedTextsOf, type TypedText } from './unsaved-text.store';
import type { WorkingCopyInput } from './working-copy.logic';

const SAVED_AT = '2026-03-05T13:32:00Z';

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

/** An API that keeps the last working copy, or refuses while it is away. */
function anApi() {
  const copies: WorkingCopyInput[] = [];
  const api = { isAway: false, copies, discarded: 0 };
  const attempt = <Answer>(work: () => Answer) =>
    api.isAway ? Promise.reject(new TypeError('no network')) : Promise.resolve(work());
  return Object.assign(api, {
    read: () => attempt(() => null),
    save: (copy: WorkingCopyInput) => attempt(() => (copies.push(copy), SAVED_AT)),
    discard: () => attempt(() => void (api.discarded += 1)),
  });
}

function aTab(api = anApi()) {
  const statuses: KeepStatus[] = [];
  const keeper = new TextKeeper('7', api, (status) => statuses.push(status));
  keeper.update(null, false);
  const type = (title: string) => keeper.update(aText(title), false);
  return { api, keeper, statuses, type };
}

function aText(title: string): TypedText {
  return { fields: { ...EMPTY_FIELDS, title }, isSlugByHand: false, base: EMPTY_FIELDS, version: 3 };
}

const inBrowser = () => unsavedTextsOf('7', 'another').map(({ fields }) => fields.title);

describe('typed text', () => {
  it('is in the browser after 400 ms, so that a crash costs no more', async () => {
    const { type } = aTab();
    type('Halv');
    await jest.advanceTimersByTimeAsync(399);
    expect(inBrowser()).toEqual([]);
    await jest.advanceTimersByTimeAsync(1);
    expect(inBrowser()).toEqual(['Halv']);
  });

  it('is at the API 3 s after the first change, as it is then', async () => {
    const { api, statuses, type } = aTab();
    type('Halv');
    await jest.advanceTimersByTimeAsync(2000);
    type('Hel');
    await jest.advanceTimersByTimeAsync(1000);
    expect(api.copies).toMatchObject([{ title: 'Hel', base_version: 3 }]);
    expect(statuses).toEqual([{ savedAt: SAVED_AT, hasFailed: false }]);
  });

  it('is stored at once in both places when the tab is closed', async () => {
    const { api, keeper, type } = aTab();
    type('Stängd');
    keeper.end();
    expect(inBrowser()).toEqual(['Stängd']);
    await jest.advanceTimersByTimeAsync(0);
    expect(api.copies).toMatchObject([{ title: 'Stängd' }]);
  });

  it('is in the browser alone while the API is away, and is sent when it is back', async () => {
    const { api, statuses, type } = aTab();
    api.isAway = true;
    type('Utan nät');
    await jest.advanceTimersByTimeAsync(3000);
    expect(statuses).toEqual([{ savedAt: null, hasFailed: true }]);
    expect(inBrowser()).toEqual(['Utan nät']);
    api.isAway = false;
    await jest.advanceTimersByTimeAsync(15_000);
    expect(api.copies).toMatchObject([{ title: 'Utan nät' }]);
    expect(statuses.at(-1)).toEqual({ savedAt: SAVED_AT, hasFailed: false });
  });

  it('of two tabs is kept for each, whichever wrote last', async () => {
    const api = anApi();
    const [first, second] = [aTab(api), aTab(api)];
    first.type('Första fliken');
    await jest.advanceTimersByTimeAsync(3000);
    second.type('Andra fliken');
    await jest.advanceTimersByTimeAsync(3000);
    expect(api.copies.at(-1)).toMatchObject({ title: 'Andra fliken' });
    expect(inBrowser().sort()).toEqual(['Andra fliken', 'Första fliken']);
    second.keeper.finish();
    expect(inBrowser()).toEqual(['Första fliken']);
  });

  it('is stored nowhere once it is back where it began', async () => {
    const { api, keeper, type } = aTab();
    type('Ångrad');
    await jest.advanceTimersByTimeAsync(3000);
    keeper.update(null, false);
    await jest.advanceTimersByTimeAsync(3000);
    expect(inBrowser()).toEqual([]);
    expect(api.discarded).toBe(1);
  });

  it('does not overwrite an earlier working copy that the author has not decided about', async () => {
    const { api, keeper } = aTab();
    keeper.update(aText('Ny'), true);
    await jest.advanceTimersByTimeAsync(10_000);
    expect(api.copies).toEqual([]);
    expect(inBrowser()).toEqual(['Ny']);
  });

  it('is stored no more after the post is saved', async () => {
    const { api, keeper, type } = aTab();
    type('Sparad');
    await jest.advanceTimersByTimeAsync(400);
    await keeper.pause();
    keeper.finish();
    keeper.end();
    await jest.advanceTimersByTimeAsync(10_000);
    expect(inBrowser()).toEqual([]);
    expect(api.copies).toEqual([]);
  });
});
