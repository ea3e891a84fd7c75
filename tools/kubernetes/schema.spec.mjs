import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { BASE, OVERLAY, parseDocuments, readBase, unnamedFiles } from './documents.mjs';
import { schemaFaults } from './schema.mjs';

const TYPES_LIMIT_MS = 60_000;

/** Of an object of the base, with one text of its file replaced. */
function objectWith(file, before, after) {
  const text = readFileSync(path.join(BASE, file), 'utf8');
  if (!text.includes(before)) throw new Error(`${file} has no ${before}`);
  return parseDocuments(text.replace(before, after));
}

describe('the objects of the base', () => {
  it(
    'are what the schemas of Kubernetes allow',
    async () => {
      expect(await schemaFaults(readBase())).toEqual([]);
    },
    TYPES_LIMIT_MS,
  );

  it('are all named by the kustomization', () => {
    expect([unnamedFiles(BASE), unnamedFiles(OVERLAY)]).toEqual([[], []]);
  });
});

describe('the schema check', () => {
  it.each([
    [
      'a misspelt field',
      'api.yaml',
      'readinessProbe:',
      'readynessProbe:',
      /"readynessProbe".* does not exist/,
    ],
    [
      'a field at the wrong level',
      'api.yaml',
      '  revisionHistoryLimit: 5',
      '  image: a',
      /"image".* does not exist/,
    ],
    ['a field that is missing', 'migrate.yaml', '- name: migrate', '- tty: true', /required property name/],
    ['a value of the wrong type', 'api.yaml', 'maxReplicas: 8', 'maxReplicas: many', /must be integer/],
    ['a value of no list', 'ingress.yaml', 'pathType: Prefix', 'pathType: Begin', /allowed values/],
  ])(
    'refuses %s',
    (_what, file, before, after, sentence) => {
      expect(schemaFaults(objectWith(file, before, after)).join('\n')).toMatch(sentence);
    },
    TYPES_LIMIT_MS,
  );

  it('refuses a kind that does not exist', () => {
    expect(() => schemaFaults(objectWith('migrate.yaml', 'kind: Job', 'kind: Jobb'))).toThrow('Jobb');
  });

  it('refuses a key that is there twice', () => {
    expect(() => objectWith('migrate.yaml', 'backoffLimit: 3', 'backoffLimit: 3\n  backoffLimit: 4')).toThrow(
      'unique',
    );
  });
});

describe('the example overlay', () => {
  const isInstalled = spawnSync('kubectl', ['version', '--client']).status === 0;
  let built = '';

  beforeAll(() => {
    if (!isInstalled) return console.info('kubectl is not installed: the overlay is not built here.');
    const { stdout, stderr, status } = spawnSync('kubectl', ['kustomize', OVERLAY], { encoding: 'utf8' });
    if (status !== 0) throw new Error(stderr);
    built = stdout;
  });
  const whereInstalled = isInstalled ? it : it.skip;

  whereInstalled(
    'builds objects that the schemas allow',
    () => {
      const objects = parseDocuments(built);
      expect(objects.length).toBeGreaterThan(readBase().length);
      expect(schemaFaults(objects)).toEqual([]);
    },
    TYPES_LIMIT_MS,
  );

  whereInstalled('gives every container an image with a version', () => {
    const images = [...built.matchAll(/image: (\S+)/g)].map(([, image]) => image);
    expect(images).not.toHaveLength(0);
    expect(images.filter((image) => !/^registry\.example\/[\w/-]+:[\w.-]+$/.test(image))).toEqual([]);
  });

  whereInstalled('applies what comes before a rollout by its label alone', () => {
    const first = parseDocuments(built).filter(({ metadata }) => metadata.labels['stillsam.example/rollout']);
    expect(new Set(first.map(({ kind }) => kind))).toEqual(
      new Set(['Namespace', 'ServiceAccount', 'ConfigMap', 'NetworkPolicy', 'Job']),
    );
  });
});
