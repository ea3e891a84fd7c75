import type { Remote } from '@stillsam/releases/registry';
import { collectDefaultMetrics, Counter, Gauge, Registry } from 'prom-client';
import type { RemoteState } from '../releases/remote-releases';

/** What the metrics are read from, anew at each scrape. */
export interface MetricsSource {
  remotes: () => readonly Pick<Remote, 'name'>[];
  states: () => Record<string, RemoteState>;
}

/** The metrics of this shell: its remotes, the releases that it serves, and the process. */
export function createShellMetrics(source: MetricsSource): Registry {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
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
  tallyCounter(registry, source, 'views', 'Pages that this shell sent of a release that it serves.');
  tallyCounter(registry, source, 'errors', 'Errors of a release that it serves, of browsers and its own.');
  return registry;
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
