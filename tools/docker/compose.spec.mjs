import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { parse } from 'yaml';
import { repositoryRoot } from '../process.mjs';
import { REMOTES } from '../releases.mjs';
import { SERVICE_VARIABLES } from '../service-environments.mjs';

const read = (/** @type {string} */ file) => readFileSync(path.join(repositoryRoot, file), 'utf8');
const COMPOSE_TEXT = read('docker-compose.yml');
/** @type {{ services: Record<string, any>, volumes: object }} */
const COMPOSE = parse(COMPOSE_TEXT, { merge: true });
const PROXY_TEXT = read('tools/docker/haproxy.cfg');
const { services } = COMPOSE;
const SERVICES = Object.entries(services).map(([name, service]) => ({ name, service }));
const SCALE = Object.fromEntries(
  read('tools/docker/scale.env')
    .split('\n')
    .filter((line) => line && !line.startsWith('#'))
    .map((line) => line.split(/=(.*)/, 2)),
);

/**
 * What a service is told, with the defaults of the file or with what an env-file sets.
 *
 * @param {string} name
 * @param {Record<string, string>} set
 */
function environmentOf(name, set = {}) {
  const filled = (/** @type {string} */ value) =>
    String(value).replaceAll(/\$\{(\w+)(?::[-?]([^}]*))?\}/g, (_all, key, rest) => set[key] ?? rest ?? '');
  const { environment = {} } = services[name];
  return Object.fromEntries(Object.entries(environment).map(([key, value]) => [key, filled(value)]));
}

describe.each(SERVICES)('the service $name', ({ service }) => {
  it('names services, volumes and files that exist', () => {
    const dependencies = Object.keys(service.depends_on ?? {});
    expect(dependencies.filter((name) => !(name in services))).toEqual([]);
    const sources = (service.volumes ?? []).map((/** @type {string} */ volume) => volume.split(':')[0]);
    const missing = sources.filter((/** @type {string} */ source) =>
      source.startsWith('.') ? !existsSync(path.join(repositoryRoot, source)) : !(source in COMPOSE.volumes),
    );
    expect(missing).toEqual([]);
    if (service.build) expect(existsSync(path.join(repositoryRoot, service.build.dockerfile))).toBe(true);
  });

  it('waits for no service of a profile that it is not in, unless it can do without', () => {
    const needed = Object.entries(service.depends_on ?? {}).filter(([, { required = true }]) => required);
    for (const [name] of needed)
      expect(service.profiles ?? []).toEqual(services[name].profiles ?? service.profiles ?? []);
  });
});

describe('the environment', () => {
  it.each(
    /** @type {[string, keyof typeof SERVICE_VARIABLES][]} */ ([
      ['api-1', 'api'],
      ['migrate', 'api'],
      ['create-admin', 'create-admin'],
      ['shell-1', 'shell'],
    ]),
  )('gives %s only what it reads', (name, service) => {
    const known = ['NODE_ENV', ...SERVICE_VARIABLES[service]];
    expect(Object.keys(environmentOf(name)).filter((key) => !known.includes(key))).toEqual([]);
  });

  it('uses all of scale.env, and names services of the profile', () => {
    expect(Object.keys(SCALE).filter((key) => !COMPOSE_TEXT.includes(`\${${key}`))).toEqual([]);
    const addresses = Object.values(SCALE).filter((value) => value.includes('://'));
    for (const address of addresses)
      expect(services[new URL(address).hostname]).toMatchObject({ profiles: ['scale'] });
    expect(environmentOf('api-3', SCALE)).toMatchObject({
      MEDIA_S3_BUCKET: 'stillsam-media',
      RELEASES_S3_BUCKET: 'stillsam-releases',
    });
    expect(environmentOf('api-3')).toMatchObject({ MEDIA_S3_BUCKET: '' });
  });
});

describe('the proxy', () => {
  const environment = environmentOf('proxy');
  const replicas = SERVICES.filter(({ name }) => /^(shell|api)-\d$/.test(name));

  it('has each shell and each API at its address, and trusts of the APIs know who calls', () => {
    const addresses = replicas.map(({ name, service }) => {
      const port = name.startsWith('api') ? 4300 : 4200;
      return [name.toUpperCase().replace('-', '_'), `${service.networks.default.ipv4_address}:${port}`];
    });
    expect(addresses).toHaveLength(5);
    expect(environment).toMatchObject(Object.fromEntries(addresses));
    const used = [...PROXY_TEXT.matchAll(/server \S+ "\$\{(\w+)\}"/g)].map(([, name]) => name);
    expect([...new Set(used)].sort()).toEqual(addresses.map(([name]) => name).sort());
    const callers = [
      'proxy',
      'admin',
      ...replicas.map(({ name }) => name).filter((name) => name.startsWith('shell')),
    ];
    expect(environmentOf('api-1').TRUSTED_PROXIES?.split(',').sort()).toEqual(
      callers.map((name) => services[name].networks.default.ipv4_address).sort(),
    );
  });

  const isInstalled = spawnSync('haproxy', ['-v']).status === 0;
  (isInstalled ? it : it.skip)('has a configuration that HAProxy takes, where it is installed', () => {
    const file = path.join(repositoryRoot, 'tools/docker/haproxy.cfg');
    const { status, stderr } = spawnSync('haproxy', ['-c', '-f', file], {
      env: { PATH: process.env.PATH, ...environment },
      encoding: 'utf8',
    });
    expect({ status, stderr: status === 0 ? '' : stderr }).toEqual({ status: 0, stderr: '' });
  });
});

it('gives every remote its origin, on its usual port', () => {
  for (const { name, port, area } of Object.values(REMOTES))
    expect(environmentOf(name)).toMatchObject({
      PART: name,
      PORT: String(port),
      RELEASES_DIR: '/app/releases',
      ...(area === 'admin' ? { AREA: 'admin' } : {}),
    });
});
