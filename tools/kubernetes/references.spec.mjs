import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { repositoryRoot } from '../process.mjs';
import { REMOTES } from '../releases.mjs';
import { SERVICE_VARIABLES } from '../service-environments.mjs';
import {
  BASE,
  generatedMaps,
  isSelected,
  OVERLAY,
  podTemplates,
  readBase,
  unnamedFiles,
} from './test/documents.mjs';

/** @import { Container, Labels, ProbeName } from './test/documents.mjs' */
/** @typedef {ReturnType<typeof podTemplates>[number]} Templated */
/** @typedef {{ podSelector: { matchLabels: Labels }, namespaceSelector?: unknown }} Peer */
/** @typedef {{ service: { name: string, port: { name: string } } }} Backend */
/** @typedef {{ host: string, http: { paths: { backend: Backend }[] } }} Rule */
/** @typedef {{ ports: { port: number }[], from: Peer[] }} Ingress */

const read = (/** @type {string} */ file) => readFileSync(path.join(repositoryRoot, file), 'utf8');
const RUNBOOK = read('docs/runbooks/kubernetes.md');
/** Sources in which the static origin's variables stand. */
const ORIGIN_SOURCES = ['tools/static-origin.mjs', 'tools/releases.mjs', 'libs/releases/src/s3-store.mjs']
  .map(read)
  .join('\n');

const OBJECTS = readBase();
const MAPS = generatedMaps();
const TEMPLATES = podTemplates(OBJECTS);
const ofKind = (/** @type {string} */ kind) => OBJECTS.filter((object) => object.kind === kind);
const containersOf = (/** @type {Templated} */ { template }) => template.spec.containers;
/** @type {(Templated & { title: string, container: Container })[]} */
const CONTAINERS = TEMPLATES.flatMap((one) =>
  containersOf(one).map((container) => ({ ...one, container, title: `${one.kind} ${one.name}` })),
);
/**
 * Of objects outside of the cluster's pods that something refers to, e.g. `| Secret | \`api\` |` in the runbook.
 *
 * @param {string} kind
 * @param {string} name
 * @param {string} [key]
 */
const isDocumented = (kind, name, key) =>
  RUNBOOK.split('\n').some(
    (line) => line.startsWith(`| ${kind} | \`${name}\` |`) && (!key || line.includes(`\`${key}\``)),
  );

/** @param {{ container: Container }} one @returns {Record<string, string>} */
function variablesOf({ container }) {
  const fromMaps = (container.envFrom ?? []).map(({ configMapRef }) => MAPS[configMapRef.name]);
  const own = (container.env ?? []).map(({ name, value }) => [name, value]);
  return { ...Object.assign({}, ...fromMaps), ...Object.fromEntries(own) };
}

/** @param {string} image @param {string} name */
function isReadBy(image, name) {
  if (name === 'NODE_ENV') return true;
  /** @type {Record<string, string[]>} */
  const lists = SERVICE_VARIABLES;
  const known = lists[image.replace('stillsam/', '')];
  return known ? known.includes(name) : new RegExp(`\\b${name}\\b`).test(ORIGIN_SOURCES);
}

describe.each(CONTAINERS)('$title', (one) => {
  const { container, template, kind } = one;
  const secrets = (container.env ?? []).flatMap(({ valueFrom }) => valueFrom?.secretKeyRef ?? []);
  const volumes = template.spec.volumes ?? [];

  it('gets only variables that it reads', () => {
    const unread = Object.keys(variablesOf(one)).filter((name) => !isReadBy(container.image, name));
    expect(unread).toEqual([]);
  });

  it('holds no secret, and takes each from a Secret that the runbook names', () => {
    const valueOf = ({ value = '' }) => value;
    const written = (container.env ?? []).filter(({ name }) => /SECRET|PASSWORD|KEY|_URL$/.test(name));
    expect(written.map(valueOf).join('')).toBe('');
    expect(secrets.filter(({ name, key }) => !isDocumented('Secret', name, key))).toEqual([]);
  });

  it('finds its ConfigMaps and its volumes', () => {
    const maps = [
      ...(container.envFrom ?? []).map(({ configMapRef }) => configMapRef.name),
      ...volumes.flatMap(({ configMap }) => configMap?.name ?? []),
    ];
    expect(maps.filter((name) => !(name in MAPS) && !isDocumented('ConfigMap', name))).toEqual([]);
    expect((container.volumeMounts ?? []).map(({ name }) => name)).toEqual(volumes.map(({ name }) => name));
  });

  it('runs as nobody in particular, without token, with nothing to write but its volumes', () => {
    expect(template.spec).toMatchObject({
      automountServiceAccountToken: false,
      enableServiceLinks: false,
      securityContext: { runAsNonRoot: true, seccompProfile: { type: 'RuntimeDefault' } },
    });
    expect(container.securityContext).toEqual({
      allowPrivilegeEscalation: false,
      readOnlyRootFilesystem: true,
      capabilities: { drop: ['ALL'] },
    });
    expect(container.resources).toMatchObject({
      requests: { cpu: /./, memory: /./ },
      limits: { memory: /./ },
    });
  });

  it('starts, lives and ends as the programs expect', () => {
    if (kind === 'Job') return expect(container.command).toEqual(['node', 'dist/migrate.mjs']);
    const variables = variablesOf(one);
    const port = Number(variables.API_PORT ?? variables.SHELL_PORT ?? variables.PORT);
    expect(container.ports?.find(({ name }) => name === 'http')?.containerPort).toBe(port);
    const prefix = container.image === 'stillsam/api' ? '/api' : '';
    const pathOf = (/** @type {ProbeName} */ probe) => container[probe].httpGet.path;
    expect(pathOf('readinessProbe')).toBe(`${prefix}/health/ready`);
    expect([pathOf('livenessProbe'), pathOf('startupProbe')]).toEqual(Array(2).fill(`${prefix}/health/live`));
    const drainMs = Number(variables.DRAIN_MILLISECONDS);
    const { periodSeconds, failureThreshold } = container.readinessProbe;
    expect(drainMs).toBeGreaterThan((failureThreshold + 1) * periodSeconds * 1000);
    expect(template.spec.terminationGracePeriodSeconds * 1000).toBeGreaterThanOrEqual(drainMs + 10_000);
  });
});

it('names every file of the base and of the overlay', () => {
  expect([unnamedFiles(BASE), unnamedFiles(OVERLAY)]).toEqual([[], []]);
});

describe('a selector', () => {
  const podLabels = TEMPLATES.map(({ template }) => template.metadata.labels);
  const selectsPods = (/** @type {Labels} */ selector) =>
    podLabels.some((labels) => isSelected(labels, selector));

  it('matches in a deployment the labels of its own pods, and of no other', () => {
    for (const { metadata, spec } of ofKind('Deployment')) {
      const chosen = TEMPLATES.filter(({ template }) =>
        isSelected(template.metadata.labels, spec.selector.matchLabels),
      );
      expect(chosen.map(({ name }) => name)).toEqual([metadata.name]);
    }
  });

  it('finds pods in services, budgets, spreads and policies', () => {
    const selectors = [
      ...ofKind('Service').map(({ spec }) => spec.selector),
      ...ofKind('PodDisruptionBudget').map(({ spec }) => spec.selector.matchLabels),
      ...TEMPLATES.flatMap(({ template }) => template.spec.topologySpreadConstraints ?? []).map(
        ({ labelSelector }) => labelSelector.matchLabels,
      ),
      ...ofKind('NetworkPolicy').flatMap(({ spec }) => [spec.podSelector.matchLabels, ...peersOf(spec)]),
    ];
    expect(selectors.length).toBeGreaterThan(20);
    expect(selectors.filter((selector) => !selectsPods(selector))).toEqual([]);
  });

  /** Pods of the same namespace that a policy names. @param {{ ingress?: Ingress[], egress?: { to: Peer[] }[] }} policy */
  function peersOf({ ingress = [], egress = [] }) {
    const peers = [...ingress.flatMap(({ from }) => from), ...egress.flatMap(({ to }) => to)];
    return peers
      .filter(({ podSelector, namespaceSelector }) => podSelector && !namespaceSelector)
      .map(({ podSelector }) => podSelector.matchLabels);
  }
});

describe('a port', () => {
  const deploymentOf = (/** @type {Labels} */ selector) =>
    TEMPLATES.find(({ template }) => isSelected(template.metadata.labels, selector));
  /** @param {Templated | undefined} one */
  const portsOf = (one) => (one ? containersOf(one) : []).flatMap(({ ports = [] }) => ports);

  it('belongs in a service to its pods, and serves what other programs call', () => {
    const called = Object.values(MAPS)
      .flatMap(Object.values)
      .flatMap((value) => [...value.matchAll(/http:\/\/([a-z-]+):(\d+)/g)].map(([, ...where]) => where));
    expect(called).not.toHaveLength(0);
    for (const { spec } of ofKind('Service'))
      for (const { targetPort, port } of spec.ports)
        expect(portsOf(deploymentOf(spec.selector))).toContainEqual({
          name: targetPort,
          containerPort: port,
        });
    for (const [host, port] of called)
      expect(ofKind('Service').find(({ metadata }) => metadata.name === host)?.spec.ports[0].port).toBe(
        Number(port),
      );
  });

  it('belongs in a policy to the pods it is for', () => {
    for (const { spec } of ofKind('NetworkPolicy')) {
      /** @type {Ingress[]} */
      const ingress = spec.ingress ?? [];
      const opened = ingress.flatMap(({ ports }) => ports.map(({ port }) => port));
      const listening = TEMPLATES.filter(({ template }) =>
        isSelected(template.metadata.labels, spec.podSelector.matchLabels),
      ).flatMap((one) => portsOf(one).map(({ containerPort }) => containerPort));
      expect(opened.filter((port) => !listening.includes(port))).toEqual([]);
    }
  });

  it('belongs in the ingress to a service, and every host has a certificate', () => {
    const [ingress] = ofKind('Ingress');
    /** @type {{ rules: Rule[], tls: { hosts: string[], secretName: string }[] }} */
    const spec = ingress?.spec;
    const services = ofKind('Service').map(({ metadata }) => metadata.name);
    const backends = spec.rules.flatMap(({ http }) => http.paths.map(({ backend }) => backend.service));
    expect(backends.filter(({ name, port }) => !services.includes(name) || port.name !== 'http')).toEqual([]);
    expect(spec.rules.map(({ host }) => host)).toEqual(spec.tls.flatMap(({ hosts }) => hosts));
    expect(isDocumented('Secret', String(spec.tls[0]?.secretName))).toBe(true);
  });
});

describe('scaling', () => {
  const named = (/** @type {string} */ kind) => ofKind(kind).map(({ metadata }) => metadata.name);

  it('has a target for each autoscaler, which the deployment does not contradict', () => {
    for (const { spec } of ofKind('HorizontalPodAutoscaler')) {
      const target = ofKind('Deployment').find(({ metadata }) => metadata.name === spec.scaleTargetRef.name);
      expect(target?.spec).not.toHaveProperty('replicas');
      expect(spec.minReplicas).toBeGreaterThan(1);
    }
  });

  it('keeps one pod of each deployment while machines are emptied', () => {
    expect(named('PodDisruptionBudget').sort()).toEqual(named('Deployment').sort());
  });

  it('knows every remote of the checkout', () => {
    const origins = Object.values(REMOTES).map(({ name }) => `origin-${name}`);
    expect(named('Deployment').sort()).toEqual(['api', 'shell', ...origins].sort());
  });
});
