import { EventEmitter, once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Remote } from '@stillsam/releases/registry';
import { pino } from 'pino';
import { evaluateRelease } from '../server/rendering/evaluate-release';
import { SHELL_OWNER } from '../server/rendering/areas';
import { PageRenderer } from '../server/rendering/render-page';
import { FakeOrigin } from './fake-origin';
import type { ReleaseName } from '../server/releases/release';
import { BrowserReports, ViewTokens } from '../server/releases/browser-reports';
import { KeptReleases } from '../server/releases/kept-releases';
import { ReleaseHealth } from '../server/releases/release-health';
import { ReleaseWatcher, type ReleaseWatcherOptions } from '../server/releases/release-watcher';
import type { StartRenderer } from '../server/releases/start-release';

const noFetch: typeof fetch = () => Promise.reject(new Error('not in this test'));

/** A watcher of a test, with the origin and the registry that it follows. Releases render in the test's own thread. */
export class WatcherFixture {
  readonly origin = new FakeOrigin();
  readonly health = new ReleaseHealth();
  /** `changed`, `refused` and `closed`, as they happen. */
  readonly events = new EventEmitter();
  /** What it warned of. */
  readonly reasons: string[] = [];
  /** Releases that it took up. */
  readonly loaded: string[] = [];
  changes = 0;
  watcher!: ReleaseWatcher;
  reports!: BrowserReports;
  readonly #others: ReleaseWatcher[] = [];
  #directory = '';

  static async create(): Promise<WatcherFixture> {
    const fixture = new WatcherFixture();
    await fixture.origin.start();
    fixture.#directory = await mkdtemp(path.join(tmpdir(), 'stillsam-watcher-'));
    await fixture.register(fixture.origin.remote());
    fixture.watcher = fixture.newWatcher();
    // Follows the watcher of a restart too.
    const watcher = {
      isServed: (release: ReleaseName) => fixture.watcher.isServed(release),
      rollBackIfUnhealthy: (release: ReleaseName) => fixture.watcher.rollBackIfUnhealthy(release),
    };
    fixture.reports = new BrowserReports({
      watcher,
      health: fixture.health,
      tokens: new ViewTokens('secret'),
    });
    return fixture;
  }

  async end(): Promise<void> {
    for (const watcher of [this.watcher, ...this.#others]) await watcher.stop();
    await this.origin.stop();
    // A release may be kept at this moment.
    await rm(this.#directory, { recursive: true, maxRetries: 5 });
  }

  /** Another watcher over the same files, as after a restart. */
  newWatcher(options: Partial<ReleaseWatcherOptions> = {}): ReleaseWatcher {
    return new ReleaseWatcher({
      registryLocation: this.registryFile,
      isAdminInShell: false,
      pollMilliseconds: 100,
      kept: new KeptReleases(path.join(this.#directory, 'kept')),
      startRenderer: this.#startRenderer,
      health: this.health,
      shellOwner: SHELL_OWNER,
      samples: async () => ['/artiklar/vila'],
      onChange: () => {
        this.changes += 1;
        this.events.emit('changed');
      },
      logger: pino({}, { write: (line) => this.#read(line) }),
      ...options,
    });
  }

  /** Another shell with the same secret, which keeps releases and counts for itself. It has started. */
  async another(): Promise<{ watcher: ReleaseWatcher; health: ReleaseHealth; reports: BrowserReports }> {
    const health = new ReleaseHealth();
    const kept = new KeptReleases(path.join(this.#directory, 'other'));
    const watcher = this.newWatcher({ health, kept });
    this.#others.push(watcher);
    await watcher.start();
    return {
      watcher,
      health,
      reports: new BrowserReports({ watcher, health, tokens: new ViewTokens('secret') }),
    };
  }

  get registryFile(): string {
    return path.join(this.#directory, 'registry.json');
  }

  register(...remotes: Remote[]): Promise<void> {
    return writeFile(this.registryFile, JSON.stringify({ remotes }));
  }

  liveVersion(name = 'site'): string | undefined {
    return this.watcher.live().get(name)?.manifest.version;
  }

  /** Resolves with the next event of a name. @throws after the limit. */
  async next(event: 'changed' | 'refused' | 'closed', limitMs = 4000): Promise<void> {
    await once(this.events, event, { signal: AbortSignal.timeout(limitMs) });
  }

  /** Resolves when the watcher has finished `count` further polls. */
  async polls(count: number): Promise<void> {
    // The poll after them has begun.
    for (let begun = 0; begun <= count;) {
      await once(this.origin.events, 'requested');
      if (this.origin.requests.at(-1) === '/current.json') begun += 1;
    }
  }

  readonly #startRenderer: StartRenderer = ({ remote, remotes, source }) => {
    const start = () => {
      const { routes } = evaluateRelease(source, 'server.cjs', noFetch);
      const siteOrigin = 'https://stillsam.example';
      return new PageRenderer({
        area: remote.area,
        owners: remotes,
        remote: { name: remote.name, routes },
        siteOrigin,
      });
    };
    return {
      failures: 0,
      describe: async () => ({ patterns: start().patterns }),
      render: (address, released) => start().render(address, released),
      close: async () => void this.events.emit('closed', remote.name),
    };
  };

  #read(line: string): void {
    const { reason, remote, version, msg } = JSON.parse(line);
    if (msg === 'release taken up') this.loaded.push(`${remote} ${version}`);
    if (!reason) return;
    this.reasons.push(`${msg}: ${remote ?? ''} ${reason}`);
    this.events.emit('refused');
  }
}

/** Server code of a release with the given routes. */
export function routesOf(routes: string): string {
  return `module.exports = { contract: 1, routes: ${routes} };`;
}
