import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { WatcherFixture } from '../../test/fake-watcher';

let fixture: WatcherFixture;

const times = (count: number, action: (number: number) => void) =>
  Array.from({ length: count }, (_, number) => number).forEach(action);

beforeEach(async () => {
  fixture = await WatcherFixture.create();
});
afterEach(() => fixture.end());

describe('a canary', () => {
  const canaryOf = (version: string, share: number) => {
    const { origin } = fixture;
    if (origin.pointer) origin.pointer = { ...origin.pointer, canary: { version, share } };
  };

  beforeEach(async () => {
    fixture.origin.release('version-2');
    fixture.origin.release('version-1');
    await fixture.watcher.start();
  });

  it('goes live beside the stable release, changes its share, and ends', async () => {
    let changed = fixture.next('changed');
    canaryOf('version-2', 5);
    await changed;
    expect(fixture.watcher.states().site).toMatchObject({
      stable: 'version-1',
      canary: 'version-2',
    });
    const release = fixture.watcher.canaries().get('site')?.release;
    changed = fixture.next('changed');
    canaryOf('version-2', 50);
    await changed;
    expect(fixture.watcher.canaries().get('site')).toEqual({ release, share: 50 });
    changed = fixture.next('changed');
    fixture.origin.point('version-1');
    await changed;
    expect(fixture.watcher.canaries().size).toBe(0);
  });

  it('becomes the stable release', async () => {
    const changed = fixture.next('changed');
    canaryOf('version-2', 5);
    await changed;
    fixture.origin.point('version-2');
    await fixture.polls(2);
    expect(fixture.watcher.states().site).toMatchObject({ stable: 'version-2', canary: null });
  });

  it('leaves the stable release as it is when it is refused', async () => {
    fixture.origin.release('version-3', `throw new Error('broken');`);
    fixture.origin.point('version-1');
    const refused = fixture.next('refused');
    canaryOf('version-3', 5);
    await refused;
    await fixture.polls(2);
    expect(fixture.reasons).toEqual([expect.stringContaining('broken')]);
    expect(fixture.watcher.states().site).toMatchObject({ stable: 'version-1', canary: null });
  });

  describe('that is faulty', () => {
    const STABLE = { part: 'site', version: 'version-1' };
    const CANARY = { part: 'site', version: 'version-2' };

    beforeEach(async () => {
      const changed = fixture.next('changed');
      canaryOf('version-2', 5);
      await changed;
      times(40, () => fixture.health.countView(STABLE));
    });

    it('ends once browsers of ten nets report it, and stays away when its share changes', async () => {
      const { reports } = fixture;
      const tokens = Array.from({ length: 20 }, (_, net) => reports.view(CANARY, `net-${net}`) ?? '');
      const report = (net: number) =>
        reports.report({ ...CANARY, kind: 'render', pattern: '/', token: tokens[net] ?? '' }, `net-${net}`);
      times(9, report);
      // Neither the same nets again nor a report without a view counts.
      times(9, report);
      times(20, (net) =>
        reports.report({ ...CANARY, kind: 'render', pattern: '/', token: '' }, `net-${net}`),
      );
      await fixture.polls(2);
      expect(fixture.watcher.states().site).toMatchObject({ canary: 'version-2', refused: [] });
      const ended = fixture.next('changed');
      report(9);
      await ended;
      canaryOf('version-2', 50);
      await fixture.polls(2);
      expect(fixture.watcher.states().site).toMatchObject({
        stable: 'version-1',
        canary: null,
        refused: [
          {
            version: 'version-2',
            reason: 'It had 10 errors in browsers in 20 views, version-1 had 0 in 40.',
            isTakenBack: true,
          },
        ],
      });
    });

    it('ends once the server fails with it', async () => {
      times(20, () => fixture.health.countFailure(CANARY));
      const ended = fixture.next('changed');
      fixture.watcher.rollBackIfUnhealthy(CANARY);
      await ended;
      expect(fixture.watcher.states().site).toMatchObject({ stable: 'version-1', canary: null });
    });
  });
});

describe('a stable release', () => {
  const ONE = { part: 'site', version: 'version-1' };
  const TWO = { part: 'site', version: 'version-2' };
  const failOften = (release: typeof ONE, shell: Pick<WatcherFixture, 'health' | 'watcher'> = fixture) => {
    const { health, watcher } = shell;
    times(20, () => health.countFailure(release));
    watcher.rollBackIfUnhealthy(release);
  };

  const releaseBoth = async () => {
    fixture.origin.release('version-1');
    await fixture.watcher.start();
    fixture.origin.release('version-2');
    // The first release may be told as a change after the start.
    while (fixture.liveVersion() !== 'version-2') await fixture.next('changed');
  };

  it('goes back when the server fails with it, and comes back only by another release of it', async () => {
    await releaseBoth();
    const back = fixture.next('changed');
    failOften(TWO);
    await back;
    // The pointer changes, and still names it.
    fixture.origin.point('version-2');
    await fixture.polls(2);
    expect(fixture.watcher.states().site).toMatchObject({
      stable: 'version-1',
      refused: [{ version: 'version-2', isTakenBack: true }],
    });
    let next = fixture.next('changed');
    fixture.origin.release('version-3');
    await next;
    expect(fixture.watcher.states().site).toMatchObject({ stable: 'version-3', refused: [] });
    next = fixture.next('changed');
    fixture.origin.release('version-2');
    await next;
    expect(fixture.liveVersion()).toBe('version-2');
  });

  it('stays taken back when the registry changes', async () => {
    await releaseBoth();
    const back = fixture.next('changed');
    failOften(TWO);
    await back;
    const changed = fixture.next('changed');
    await fixture.register(fixture.origin.remote({ owner: 'Andra' }));
    await changed;
    expect(fixture.watcher.states().site).toMatchObject({
      stable: 'version-1',
      refused: [{ version: 'version-2', isTakenBack: true }],
    });
  });

  it('stays where there is none before', async () => {
    fixture.origin.release('version-1');
    await fixture.watcher.start();
    failOften(ONE);
    await fixture.polls(2);
    expect(fixture.watcher.states().site).toMatchObject({ stable: 'version-1', refused: [] });
  });

  it('stays whatever browsers report, and raises one alarm', async () => {
    await releaseBoth();
    const { reports, watcher } = fixture;
    for (let net = 0; net < 40; net += 1) {
      const token = reports.view(TWO, `net-${net}`) ?? '';
      reports.report({ ...TWO, kind: 'hydration', pattern: '/', token }, `net-${net}`);
    }
    await fixture.polls(2);
    const alarm = 'It had 40 errors in browsers in 40 views, version-1 had 0 in 0.';
    expect(watcher.states().site).toMatchObject({ stable: 'version-2', refused: [], alarm });
    expect(fixture.reasons).toEqual([
      expect.stringMatching(/^browsers report errors of the stable release: site It had \d+ errors/),
    ]);
  });

  it('gives no other shell a way back to one that was taken back', async () => {
    await releaseBoth();
    const other = await fixture.another();
    const back = fixture.next('changed');
    failOften(TWO);
    await back;
    // As the API enters it, and both shells follow.
    fixture.origin.point('version-1', ['version-2']);
    await fixture.polls(4);
    expect(other.watcher.states().site).toMatchObject({ stable: 'version-1' });
    const forge = (net: number) => {
      const token = other.reports.view(ONE, `net-${net}`) ?? '';
      other.reports.report({ ...ONE, kind: 'hydration', pattern: '/', token }, `net-${net}`);
    };
    times(40, forge);
    failOften(ONE, other);
    failOften(ONE);
    await fixture.polls(4);
    for (const { watcher } of [fixture, other])
      expect(watcher.states().site).toMatchObject({ stable: 'version-1', refused: [] });
  });
});
