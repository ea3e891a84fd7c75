import { describe, expect, it, afterEach, beforeEach } from '@jest/globals';
import { mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { environmentOf, productEnvironment } from './service-environments.mjs';
import { portsFrom, readPorts } from './ports.mjs';
import { REMOTES } from './releases.mjs';

describe('the environment of a service', () => {
  it('holds no secret of another service', () => {
    const secrets = {
      JWT_SECRET: 'a',
      DATABASE_URL: 'b',
      ADMIN_PASSWORD: 'c',
      SMTP_URL: 'd',
      GOOGLE_CLIENT_SECRET: 'e',
      NEWSLETTER_SECRET: 'f',
      MEDIA_S3_SECRET_ACCESS_KEY: 'g',
      SOMETHING_OF_THE_MACHINE: 'h',
    };
    expect(environmentOf('shell', { ...secrets, PATH: '/bin', SHELL_PORT: '1' })).toEqual({
      PATH: '/bin',
      SHELL_PORT: '1',
    });
    const api = environmentOf('api', secrets);
    expect(api).toMatchObject({ JWT_SECRET: 'a', DATABASE_URL: 'b' });
    expect(api).not.toHaveProperty('ADMIN_PASSWORD');
    expect(api).not.toHaveProperty('SOMETHING_OF_THE_MACHINE');
    expect(environmentOf('create-admin', secrets)).toHaveProperty('ADMIN_PASSWORD', 'c');
  });
});

/** @type {string} */
let stateDirectory;

beforeEach(async () => {
  stateDirectory = await mkdtemp(path.join(tmpdir(), 'stillsam-environment-'));
});

afterEach(() => rm(stateDirectory, { recursive: true, force: true }));

/** @param {NodeJS.ProcessEnv} variables */
function environmentWith(variables) {
  return productEnvironment(variables, {
    ports: readPorts(portsFrom(7700)),
    databaseUrl: 'postgres://own',
    stateDirectory,
    nodeEnvironment: 'production',
  });
}

describe('the environment of the product', () => {
  it('names the run’s own ports', async () => {
    const { api, ...ports } = readPorts(portsFrom(7700));
    const name = Object.values(REMOTES).find(({ area }) => area === 'admin')?.name ?? '';
    expect(await environmentWith({})).toMatchObject({
      NODE_ENV: 'production',
      DATABASE_URL: 'postgres://own',
      SHELL_PORT: '7700',
      API_PORT: String(api),
      SITE_ORIGIN: 'http://localhost:7700',
      API_INTERNAL_ORIGIN: `http://127.0.0.1:${api}`,
      ALLOWED_ORIGINS: `http://localhost:7700,http://127.0.0.1:7700,http://localhost:${ports[name]},http://127.0.0.1:${ports[name]}`,
      MEDIA_DIR: path.join(stateDirectory, 'media'),
    });
  });

  it('keeps what is set, and a default where a variable is undefined', async () => {
    const environment = await environmentWith({
      SITE_ORIGIN: 'https://stillsam.example',
      LOG_LEVEL: undefined,
      SMTP_URL: 'smtp://mail',
    });
    expect(environment).toMatchObject({
      SITE_ORIGIN: 'https://stillsam.example',
      LOG_LEVEL: 'warn',
      SMTP_URL: 'smtp://mail',
    });
  });

  it('follows the run in its mode, its database and its ports', async () => {
    const environment = await environmentWith({
      NODE_ENV: 'test',
      DATABASE_URL: 'postgres://other',
      API_PORT: '1',
    });
    expect(environment).toMatchObject({
      NODE_ENV: 'production',
      DATABASE_URL: 'postgres://own',
      API_PORT: String(readPorts(portsFrom(7700)).api),
    });
  });

  it.each([
    ['JWT_SECRET', 'jwt-secret'],
    ['INTERNAL_SECRET', 'internal-secret'],
  ])(
    'holds a %s of the machine, the same at each start and readable by its owner alone',
    async (name, file) => {
      const { [name]: first } = await environmentWith({});
      const { [name]: second } = await environmentWith({});
      expect(first).toHaveLength(64);
      expect(second).toBe(first);
      expect((await stat(path.join(stateDirectory, file))).mode & 0o777).toBe(0o600);
    },
  );

  it('holds the secret that is set, and makes none', async () => {
    expect(await environmentWith({ JWT_SECRET: 'set' })).toMatchObject({ JWT_SECRET: 'set' });
    await expect(stat(path.join(stateDirectory, 'jwt-secret'))).rejects.toThrow('ENOENT');
  });
});
