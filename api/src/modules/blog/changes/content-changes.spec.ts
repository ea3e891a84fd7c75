import { describe, expect, it } from '@jest/globals';
import { ContentChanges, type ContentChange } from './content-changes';

function follow(changes: ContentChanges): ContentChange[] {
  const received: ContentChange[] = [];
  changes.follow().subscribe((change) => received.push(change));
  return received;
}

describe('the version of content', () => {
  it('never falls by the result of a query that arrives together with a notification', () => {
    const changes = new ContentChanges();
    const received = follow(changes);
    changes.receive({ version: '8', slugs: ['somn'], tags: ['post:somn'] });
    changes.subscribe('7');
    expect(changes.version).toBe(8n);
    expect(received.at(-1)).toEqual({ version: '8', slugs: [], tags: null });
  });

  it('names the slugs of the next change, and none when a change was missed', () => {
    const changes = new ContentChanges();
    changes.subscribe('7');
    const received = follow(changes);
    changes.receive({ version: '8', slugs: ['somn'], tags: ['post:somn'] });
    changes.receive({ version: '8', slugs: ['somn'], tags: ['post:somn'] });
    changes.receive({ version: '10', slugs: ['vila'], tags: ['post:vila'] });
    expect(received).toEqual([
      { version: '7', slugs: [], tags: null },
      { version: '8', slugs: ['somn'], tags: ['post:somn'] },
      { version: '10', slugs: [], tags: null },
    ]);
  });

  it('tells caches what to drop, and everything whenever a change may have been missed', () => {
    const changes = new ContentChanges();
    const drops: (string[] | null)[] = [];
    changes.drops.subscribe((tags) => drops.push(tags));
    changes.subscribe('7');
    changes.receive({ version: '8', slugs: ['somn'], tags: ['post:1'] });
    changes.receive({ version: '10', slugs: ['vila'], tags: ['post:2'] });
    changes.onDisconnect();
    expect(drops).toEqual([null, null, ['post:1'], null, null]);
  });

  it('may be lower on the next connection, as after a restored database', () => {
    const changes = new ContentChanges();
    changes.subscribe('7');
    changes.onDisconnect();
    changes.subscribe('3');
    expect(changes.version).toBe(3n);
  });
});
