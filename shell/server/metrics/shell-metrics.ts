import { RequestDurations } from '@stillsam/http-server/metrics';
import type { Remote } from '@stillsam/releases/registry';
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import type { RemoteState } from '../releases/remote-releases';
import type { ReleaseName } from '../releases/release';

/** What the metrics are read from, anew at each scrape. */
interface MetricsSource {
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

  constructor({ remotes, states, lookups, isConnected }: MetricsSource) {
    const { registry } = this;
    collectDefaultMetrics({ register: registry });
    sampled(Gauge, registry, {
      name: 'stillsam_part_missing',
      help: 'Whether a remote of the registry has no live release here.',
      labelNames: ['part'],
      read: () => remotes().map(({ name }) => [{ part: name }, states()[name]?.stable ? 0 : 1]),
    });
    sampled(Gauge, registry, {
      name: 'stillsam_release_info',
      help: 'The releases that this shell serves; the value is always 1.',
      labelNames: ['part', 'version', 'role'],
      read: () =>
        Object.entries(states()).flatMap(([part, { stable, canary }]): Sample[] => [
          ...(stable ? [[{ part, version: stable, role: 'stable' }, 1] satisfies Sample] : []),
          ...(canary ? [[{ part, version: canary, role: 'canary' }, 1] satisfies Sample] : []),
        ]),
    });
    sampled(Counter, registry, {
      name: 'stillsam_release_views_total',
      help: 'Pages of a release that it serves, as browsers showed them.',
      labelNames: ['part', 'version'],
      read: () => talliesOf(states(), 'views'),
    });
    sampled(Counter, registry, {
      name: 'stillsam_release_errors_total',
      help: 'Errors of a release that it serves, of browsers and its own.',
      labelNames: ['part', 'version'],
      read: () => talliesOf(states(), 'errors'),
    });
    sampled(Gauge, registry, {
      name: 'stillsam_release_alarm',
      help: 'Whether browsers report clearly more errors of the stable release than of the one before.',
      labelNames: ['part', 'version'],
      read: () =>
        Object.entries(states()).flatMap(([part, { stable, alarm }]): Sample[] =>
          stable ? [[{ part, version: stable }, alarm ? 1 : 0]] : [],
        ),
    });
    this.durations = new RequestDurations(
      registry,
      (part, version) => version === '' || isServed(states()[part], version),
    );
    this.#renders = new Histogram({
      name: 'stillsam_page_render_duration_seconds',
      help: 'Renderings of pages, calls of the API included, by the part that rendered.',
      labelNames: ['part'],
      buckets: RENDER_BUCKETS,
      registers: [registry],
    });
    sampled(Counter, registry, {
      name: 'stillsam_page_cache_lookups_total',
      help: 'Requests for pages that the cache served (hit), a rendering in flight (shared), or a new one (miss).',
      labelNames: ['result'],
      read: () => Object.entries(lookups()).map(([result, count]) => [{ result }, count]),
    });
    sampled(Gauge, registry, {
      name: 'stillsam_content_stream_connected',
      help: 'Whether the API tells this shell of changed content.',
      labelNames: [],
      read: () => [[{}, isConnected() ? 1 : 0]],
    });
  }

  countRender(release: ReleaseName | null, seconds: number): void {
    this.#renders.observe({ part: release?.part ?? 'shell' }, seconds);
  }
}

function isServed(state: RemoteState | undefined, version: string): boolean {
  return state !== undefined && (state.stable === version || state.canary === version);
}

function talliesOf(states: Record<string, RemoteState>, kind: 'views' | 'errors'): Sample[] {
  return Object.entries(states).flatMap(([part, { tallies }]) =>
    Object.entries(tallies).map(([version, tally]): Sample => [{ part, version }, tally[kind]]),
  );
}

type Sample = [labels: Record<string, string>, value: number];

/** Adds a metric whose samples are read anew at each scrape. What is read as a counter only grows while the process lives. */
function sampled(
  Metric: typeof Gauge<string> | typeof Counter<string>,
  registry: Registry,
  { read, ...metric }: { name: string; help: string; labelNames: string[]; read: () => Sample[] },
): void {
  new Metric({
    ...metric,
    registers: [registry],
    collect() {
      this.reset();
      for (const [labels, value] of read()) this.inc(labels, value);
    },
  });
}
