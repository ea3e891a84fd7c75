import { RequestDurations } from '@stillsam/telemetry/request-durations';
import type { Remote } from '@stillsam/releases/registry';
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import type { RemoteState } from '../releases/remote-releases';
import type { ReleaseName } from '../releases/release';

/** What the metrics are read from, anew at each scrape. */
export interface MetricsSource {
  remotes: () => readonly Pick<Remote, 'name'>[];
  states: () => Record<string, RemoteState>;
  /** How requests for pages were served since the start. */
  lookups: () => Readonly<Record<string, number>>;
  /** Whether the API tells of changed content. */
  isConnected: () => boolean;
}

/** Seconds. A rendering takes some milliseconds, and what its loaders ask of the API. */
const RENDER_BUCKETS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5];

/** The metrics of this shell: its requests and pages, its remotes, the releases that it serves, and the process. */
export class ShellMetrics {
  readonly registry = new Registry();
  readonly durations: RequestDurations;
  readonly #renders: Histogram<'part'>;

  constructor(source: MetricsSource) {
    const registers = [this.registry];
    collectDefaultMetrics({ register: this.registry });
    new Gauge({
      name: 'stillsam_part_missing',
      help: 'Whether a remote of the registry has no live release here.',
      labelNames: ['part'],
      registers,
      collect() {
        this.reset();
        const states = source.states();
        for (const { name } of source.remotes()) this.set({ part: name }, states[name]?.stable ? 0 : 1);
      },
    });
    new Gauge({
      name: 'stillsam_release_info',
      help: 'The releases that this shell serves; the value is always 1.',
      labelNames: ['part', 'version', 'role'],
      registers,
      collect() {
        this.reset();
        for (const [part, { stable, canary }] of Object.entries(source.states())) {
          if (stable) this.set({ part, version: stable, role: 'stable' }, 1);
          if (canary) this.set({ part, version: canary, role: 'canary' }, 1);
        }
      },
    });
    tallyCounter(
      this.registry,
      source,
      'views',
      'Pages of a release that it serves, as browsers showed them.',
    );
    tallyCounter(
      this.registry,
      source,
      'errors',
      'Errors of a release that it serves, of browsers and its own.',
    );
    new Gauge({
      name: 'stillsam_release_alarm',
      help: 'Whether browsers report clearly more errors of the stable release than of the one before.',
      labelNames: ['part', 'version'],
      registers,
      collect() {
        this.reset();
        for (const [part, { stable, alarm }] of Object.entries(source.states()))
          if (stable) this.set({ part, version: stable }, alarm ? 1 : 0);
      },
    });
    this.durations = new RequestDurations(
      this.registry,
      (part, version) => version === '' || isServed(source.states()[part], version),
    );
    this.#renders = new Histogram({
      name: 'stillsam_page_render_duration_seconds',
      help: 'Renderings of pages, calls of the API included, by the part that rendered.',
      labelNames: ['part'],
      buckets: RENDER_BUCKETS,
      registers,
    });
    new Counter({
      name: 'stillsam_page_cache_lookups_total',
      help: 'Requests for pages that the cache served (hit), a rendering in flight (shared), or a new one (miss).',
      labelNames: ['result'],
      registers,
      collect() {
        this.reset();
        for (const [result, count] of Object.entries(source.lookups())) this.inc({ result }, count);
      },
    });
    new Gauge({
      name: 'stillsam_content_stream_connected',
      help: 'Whether the API tells this shell of changed content.',
      registers,
      collect() {
        this.set(source.isConnected() ? 1 : 0);
      },
    });
  }

  countRender(release: ReleaseName | null, seconds: number): void {
    this.#renders.observe({ part: release?.part ?? 'shell' }, seconds);
  }
}

function isServed(state: RemoteState | undefined, version: string): boolean {
  return state !== undefined && (state.stable === version || state.canary === version);
}

function tallyCounter(
  registry: Registry,
  { states }: MetricsSource,
  kind: 'views' | 'errors',
  help: string,
): void {
  new Counter({
    name: `stillsam_release_${kind}_total`,
    help,
    labelNames: ['part', 'version'],
    registers: [registry],
    collect() {
      // The tallies are the counters: they only grow while the process lives.
      this.reset();
      for (const [part, { tallies }] of Object.entries(states()))
        for (const [version, tally] of Object.entries(tallies)) this.inc({ part, version }, tally[kind]);
    },
  });
}
