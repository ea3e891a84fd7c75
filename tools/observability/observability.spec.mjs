import { execFileSync, spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, describe, expect, it } from '@jest/globals';
import { ApiMetrics } from '../../api/src/observability/api-metrics.ts';
import { ShellMetrics } from '../../shell/server/metrics/shell-metrics.ts';
import { repositoryRoot } from '../process.mjs';

const ALERTS = path.join(repositoryRoot, 'tools/observability/prometheus/alerts.yaml');
const alerts = readFileSync(ALERTS, 'utf8');
/** @type {{ panels: { id: number, type: string, title: string, targets: { expr: string }[] }[] }} */
const dashboard = JSON.parse(
  readFileSync(path.join(repositoryRoot, 'tools/observability/grafana/stillsam.json'), 'utf8'),
);
const slos = readFileSync(path.join(repositoryRoot, 'docs/slos.md'), 'utf8');
const runbook = readFileSync(path.join(repositoryRoot, 'docs/runbooks/metrics.md'), 'utf8');

const shell = new ShellMetrics({
  remotes: () => [],
  states: () => ({}),
  lookups: () => ({}),
  isConnected: () => true,
});
const api = new ApiMetrics();
const registered = [shell, api].flatMap(({ registry }) =>
  registry.getMetricsAsArray().map((metric) => ({
    name: metric.name,
    isHistogram: metric.constructor.name === 'Histogram',
    labels: Reflect.get(metric, 'labelNames'),
  })),
);
afterAll(() => {
  for (const { registry } of [shell, api]) registry.clear();
});

const metricOf = (/** @type {string} */ name) =>
  registered.find((metric) => metric.name === name) ??
  registered.find(
    (metric) => metric.isHistogram && name.replace(/_(?:bucket|count|sum)$/, '') === metric.name,
  );
const namesIn = (/** @type {string} */ text) => new Set(text.match(/\b(?:stillsam|process|nodejs)_\w+/g));

const panels = dashboard.panels.filter(({ type }) => type !== 'row');
const expressions = panels.flatMap(({ targets }) => targets.map(({ expr }) => expr)).join('\n');
const rules = (alerts.match(/- alert: \w+/g) ?? []).map((line) => line.slice('- alert: '.length));

describe.each([
  ['the dashboard', expressions],
  ['the alert rules', alerts],
])('%s', (_what, text) => {
  it('asks for no metric that nobody registers', () => {
    expect([...namesIn(text)].filter((name) => metricOf(name) === undefined)).toEqual([]);
  });

  it('asks for no label that its metric lacks', () => {
    const unknown = [...text.matchAll(/(\w+)\{([^}]+)\}/g)].flatMap(([, name = '', selector = '']) => {
      const labels = metricOf(name)?.labels;
      if (!labels) return [];
      const asked = [...selector.matchAll(/(\w+)\s*[!=]/g)].map(([, label]) => label);
      return asked
        .filter((label) => label !== 'le' && !labels.includes(label))
        .map((label) => `${name} ${label}`);
    });
    expect(unknown).toEqual([]);
  });
});

it('shows every own metric on the dashboard or in an alert, and in the runbook', () => {
  const own = registered.filter(({ name }) => name.startsWith('stillsam_'));
  const asked = [...namesIn(expressions), ...namesIn(alerts)].map((name) => metricOf(name)?.name);
  expect(own.filter(({ name }) => !asked.includes(name)).map(({ name }) => name)).toEqual([]);
  expect(own.filter(({ name }) => !runbook.includes(`\`${name}`)).map(({ name }) => name)).toEqual([]);
});

it('names for every alert the place that says what to do, and the place exists', () => {
  expect(rules.length).toBeGreaterThan(10);
  for (const rule of rules) {
    expect(alerts).toContain(`runbook: docs/slos.md#${rule.toLowerCase()}`);
    expect(slos).toContain(`### ${rule}\n`);
  }
  const headings = (slos.match(/^### \w+$/gm) ?? []).map((line) => line.slice(4));
  expect(headings.filter((heading) => !rules.includes(heading))).toEqual([]);
});

it('gives the panels of the dashboard ids of their own and a query each', () => {
  const ids = dashboard.panels.map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
  for (const { title, targets } of panels) expect([title, targets.length > 0]).toEqual([title, true]);
});

const hasPromtool = spawnSync('promtool', ['--version']).status === 0;
(hasPromtool ? it : it.skip)(
  "promtool reads the alert rules (skipped without it: Debian's package prometheus has it)",
  () => {
    expect(execFileSync('promtool', ['check', 'rules', ALERTS], { encoding: 'utf8' })).toContain(
      `SUCCESS: ${rules.length} rules found`,
    );
  },
);
