import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { JOURNAL_FILE } from '@stillsam/releases/journal';
import { createFakeContext } from './fake-context.mjs';
import { reportOf } from './report.mjs';

/** @type {Awaited<ReturnType<typeof createFakeContext>>['context']} */
let context;
/** @type {Awaited<ReturnType<typeof createFakeContext>>['releaseBuild']} */
let releaseBuild;
/** @type {Awaited<ReturnType<typeof createFakeContext>>['close']} */
let close;

beforeEach(async () => {
  ({ context, releaseBuild, close } = await createFakeContext());
});
afterEach(() => close());

describe('the report', () => {
  it('tells what is live, since when, by whom, and the last changes', async () => {
    expect(await reportOf('site', context.store)).toBe('site\n  Nothing is live.');
    const { stable } = await releaseBuild(1);
    const { canary } = await releaseBuild(2, { share: 5 });
    const report = await reportOf('site', context.store);
    expect(report).toMatch(new RegExp(`stable  ${stable}  since 20.* by Ada`));
    expect(report).toMatch(new RegExp(`canary  ${canary?.version}  5 %, since 20.* by Ada`));
    expect(report).toContain(
      `canary     ${stable} → ${stable} (5 % ${canary?.version})  by Ada  abc  ny text`,
    );
    expect(report).toContain('nothing →');
  });

  it('names a journal that cannot be read, or that lacks the last change', async () => {
    await releaseBuild(1);
    await releaseBuild(2);
    const { text = '', etag = null } = (await context.store.read(JOURNAL_FILE)) ?? {};
    const [first] = text.split('\n');
    await context.store.write(JOURNAL_FILE, `${first}\n`, etag);
    expect(await reportOf('site', context.store)).toContain('does not name the last change');
    const { etag: next = null } = (await context.store.read(JOURNAL_FILE)) ?? {};
    await context.store.write(JOURNAL_FILE, text.slice(0, -20), next);
    expect(await reportOf('site', context.store)).toContain('cannot be read');
  });
});
