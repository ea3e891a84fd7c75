import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { JOURNAL_FILE, verifyJournal } from '@stillsam/releases/journal';
import { openFakeDesk } from './fake-desk.mjs';
import { reportOf } from './report.mjs';

let desk;
let releaseBuild;
let close;

beforeEach(async () => {
  ({ desk, releaseBuild, close } = await openFakeDesk());
});
afterEach(() => close());

describe('the report', () => {
  it('tells what is live, since when, by whom, and the last changes', async () => {
    expect(await reportOf('site', desk.store)).toBe('site\n  Nothing is live.');
    const { stable } = await releaseBuild(1);
    const { canary } = await releaseBuild(2, { share: 5 });
    const report = await reportOf('site', desk.store);
    expect(report).toMatch(new RegExp(`stable  ${stable}  since 20.* by Ada`));
    expect(report).toMatch(new RegExp(`canary  ${canary.version}  5 %, since 20.* by Ada`));
    expect(report).toContain(
      `canary     ${stable} → ${stable} (5 % ${canary.version})  by Ada  abc  ny text`,
    );
    expect(report).toContain('nothing →');
  });

  it('names a journal that was changed, or that lacks the last change', async () => {
    await releaseBuild(1);
    await releaseBuild(2);
    const { text, etag } = await desk.store.read(JOURNAL_FILE);
    expect(verifyJournal(text)).toBeNull();
    const [first] = text.split('\n');
    await desk.store.write(JOURNAL_FILE, `${first}\n`, etag);
    expect(await reportOf('site', desk.store)).toContain('does not name the last change');
    const { etag: next } = await desk.store.read(JOURNAL_FILE);
    await desk.store.write(JOURNAL_FILE, text.replace('Ada', 'Eva'), next);
    expect(await reportOf('site', desk.store)).toContain('its line 2 does not fit the one before');
  });
});
