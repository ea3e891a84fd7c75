import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { WatcherFixture } from './watcher-fixture';

let fixture: WatcherFixture;

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

  it('that is refused leaves the stable release as it is', async () => {
    fixture.origin.release('version-3', `throw new Error('broken');`);
    fixture.origin.point('version-1');
    const refused = fixture.next('refused');
    canaryOf('version-3', 5);
    await refused;
    await fixture.polls(2);
    expect(fixture.reasons).toEqual([expect.stringContaining('broken')]);
    expect(fixture.watcher.states().site).toMatchObject({ stable: 'version-1', canary: null });
  });

  it('whose error share is far above that of the stable release is taken back', async () => {
    let changed = fixture.next('changed');
    canaryOf('version-2', 5);
    await changed;
    for (let view = 0; view < 40; view += 1) fixture.health.countView('site', 'version-1');
    for (let view = 0; view < 20; view += 1) fixture.health.countView('site', 'version-2');
    for (let error = 0; error < 8; error += 1) fixture.health.countError('site', 'version-2', `net-${error}`);
    changed = fixture.next('changed');
    fixture.watcher.judgeHealth('site', 'version-2');
    await changed;
    await fixture.polls(2);
    expect(fixture.watcher.states().site).toEqual({
      stable: 'version-1',
      canary: null,
      refused: [
        {
          version: 'version-2',
          reason: 'It had 8 errors in 20 views, version-1 had 0 in 40.',
          isTakenBack: true,
        },
      ],
      tallies: { 'version-1': { views: 40, errors: 0 } },
    });
  });
});

describe('a stable release whose error share is far above that of the one before', () => {
  const failOften = (version: string) => {
    for (let view = 0; view < 20; view += 1) fixture.health.countFailure('site', version);
  };

  it('is taken back, and not taken up again until its pointer changes', async () => {
    fixture.origin.release('version-1');
    await fixture.watcher.start();
    const changed = fixture.next('changed');
    fixture.origin.release('version-2');
    await changed;
    failOften('version-2');
    const back = fixture.next('changed');
    fixture.watcher.judgeHealth('site', 'version-2');
    await back;
    await fixture.polls(2);
    expect(fixture.watcher.states().site).toMatchObject({
      stable: 'version-1',
      refused: [{ version: 'version-2', isTakenBack: true }],
    });
    const next = fixture.next('changed');
    fixture.origin.release('version-3');
    await next;
    expect(fixture.watcher.states().site).toMatchObject({ stable: 'version-3', refused: [] });
  });

  it('stays where there is none before', async () => {
    fixture.origin.release('version-1');
    await fixture.watcher.start();
    failOften('version-1');
    fixture.watcher.judgeHealth('site', 'version-1');
    await fixture.polls(2);
    expect(fixture.watcher.states().site).toMatchObject({ stable: 'version-1', refused: [] });
  });
});
