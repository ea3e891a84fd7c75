import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { repositoryRoot } from './process.mjs';
import { environmentOf, SERVICE_VARIABLES } from './service-environments.mjs';

/** The variables that a service's schema names. @param {string} file */
async function variablesOf(file) {
  const text = await readFile(path.join(repositoryRoot, file), 'utf8');
  return [...text.matchAll(/^ {2}([A-Z][A-Z0-9_]+):/gm)].map(([, name]) => name).sort();
}

describe('the environment of a service', () => {
  it('has for the shell what its schema names', async () => {
    const named = await variablesOf('shell/server/config/env.ts');
    expect([...SERVICE_VARIABLES.shell, 'NODE_ENV'].sort()).toEqual(named);
  });

  it('has for the API’s commands what its schema names', async () => {
    expect([...SERVICE_VARIABLES['create-admin']].sort()).toEqual(
      await variablesOf('api/src/config/env-schema.ts'),
    );
  });

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
