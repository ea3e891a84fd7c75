import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { PASSWORD, SECRET, TestApi } from '../support/test-api';

const execute = promisify(execFile);

let api: TestApi;

beforeAll(async () => {
  api = await TestApi.start();
});
afterAll(async () => {
  await api.stop();
});

/** Runs a built command as an operator does. */
async function command(name: string, args: string[]) {
  const file = fileURLToPath(new URL(`../../dist/${name}.mjs`, import.meta.url));
  const env = { PATH: process.env.PATH, DATABASE_URL: api.databaseUrl, JWT_SECRET: SECRET };
  return execute(process.execPath, [file, ...args], { env }).then(
    ({ stdout }) => ({ code: 0, stdout, stderr: '' }),
    ({ code, stdout, stderr }: { code: number; stdout: string; stderr: string }) => ({
      code,
      stdout,
      stderr,
    }),
  );
}

const logIn = async (email: string, password: string) =>
  (await api.call('POST', '/api/auth/login', { body: { email, password } })).status;

describe('reset-password', () => {
  it('prints a new password once, and ends the sessions and the old password', async () => {
    const { email, token } = await api.signedIn('admin');
    const { code, stdout } = await command('reset-password', ['--email', email.toUpperCase()]);
    expect(code).toBe(0);
    const password = /^password: (.+)$/m.exec(stdout)?.[1] ?? '';
    expect(password.length).toBeGreaterThanOrEqual(20);
    expect((await api.get('/api/auth/verify', token)).status).toBe(401);
    expect([await logIn(email, PASSWORD), await logIn(email, password)]).toEqual([401, 200]);
  });

  it('takes a given password without printing it', async () => {
    const { email } = await api.signedIn('admin');
    const { stdout } = await command('reset-password', ['--email', email, '--password', 'en helt ny fras']);
    expect(stdout).not.toContain('fras');
    expect(await logIn(email, 'en helt ny fras')).toBe(200);
  });

  it.each([
    [[], 'Say whose password it is'],
    [['--email', 'ingen@exempel.se'], 'There is no user'],
    [['--email', 'x@exempel.se', '--foo'], "Unknown option '--foo'"],
  ])('refuses %j with a sentence', async (args, sentence) => {
    const { code, stderr } = await command('reset-password', args);
    expect([code, stderr.trim().split('\n')]).toEqual([1, [expect.stringContaining(sentence)]]);
  });

  it.each([
    ['kort', 'must be 12 to 200 characters'],
    ['Lösenord2026', 'too easy to guess'],
  ])('refuses the password %s', async (password, sentence) => {
    const { email } = await api.signedIn('user');
    const { code, stderr } = await command('reset-password', ['--email', email, '--password', password]);
    expect([code, stderr]).toEqual([1, expect.stringContaining(sentence)]);
    expect(await logIn(email, PASSWORD)).toBe(200);
  });
});

describe('reset-factors', () => {
  it('takes every second factor, also that of the last owner, and ends the sessions', async () => {
    const { id, email, token } = await api.signedIn('admin');
    await api.query(
      `INSERT INTO passkeys (id, user_id, name, public_key, counter, transports)
       VALUES ($1, $2, 'Min', '\\x00', 0, '{}')`,
      [`key-${id}`, id],
    );
    await api.query(`INSERT INTO recovery_codes (user_id, code_hash) VALUES ($1, 'x')`, [id]);
    expect(await logIn(email, PASSWORD)).toBe(401);
    const { code, stdout } = await command('reset-factors', ['--email', email]);
    expect([code, stdout]).toEqual([0, `${email} signs in with the password alone.\n`]);
    expect([await logIn(email, PASSWORD), (await api.get('/api/auth/verify', token)).status]).toEqual([
      200, 401,
    ]);
    expect(await api.query('SELECT FROM recovery_codes WHERE user_id = $1', [id])).toEqual([]);
  });

  it('names a user who is none', async () => {
    const { code, stderr } = await command('reset-factors', ['--email', 'ingen@exempel.se']);
    expect([code, stderr]).toEqual([1, expect.stringContaining('There is no user')]);
  });
});

describe('create-admin', () => {
  it('makes an admin who can sign in', async () => {
    const args = ['--email', 'ny@exempel.se', '--name', 'Ny Ek', '--password', 'en lugn fras till'];
    expect((await command('create-admin', args)).code).toBe(0);
    expect(await logIn('ny@exempel.se', 'en lugn fras till')).toBe(200);
    expect(await api.users.findByEmail('ny@exempel.se')).toMatchObject({ username: 'ny', name: 'Ny Ek' });
  });

  it('makes a member of a team with its parts, and changes them later', async () => {
    const partsOf = (parts: string) =>
      command('create-admin', ['--role', 'team', '--email', 'ada@exempel.se', '--parts', parts]);
    const stored = () => api.query(`SELECT role, parts FROM users WHERE email = 'ada@exempel.se'`);
    expect((await partsOf('site')).stdout).toContain('password: ');
    expect(await stored()).toEqual([{ role: 'team', parts: ['site'] }]);
    expect((await partsOf('site, exercises')).stdout).toBe('parts of ada@exempel.se: site, exercises\n');
    expect(await stored()).toEqual([{ role: 'team', parts: ['site', 'exercises'] }]);
  });

  it.each([
    [['--role', 'team', '--email', 'b@exempel.se']],
    [['--email', 'b@exempel.se', '--parts', 'site']],
  ])('refuses %j, because parts are those of a team', async (args) => {
    const { code, stderr } = await command('create-admin', args);
    expect([code, stderr]).toEqual([1, expect.stringContaining('--parts names the parts')]);
  });

  it.each([
    ['P@ssw0rd1234', 'too easy to guess'],
    ['rut.bergqvist1', 'made of the e-mail address'],
  ])('makes none with the password %s', async (password, sentence) => {
    const args = ['--email', 'rut.bergqvist@exempel.se', '--password', password];
    expect(await command('create-admin', args)).toMatchObject({
      code: 1,
      stderr: expect.stringContaining(sentence),
    });
    expect(await logIn('rut.bergqvist@exempel.se', password)).toBe(401);
  });
});
