import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import pg from 'pg';
import { createDatabase, PASSWORD, postBody, SECRET, TestApi } from '../support/test-api';

const execute = promisify(execFile);

let api: TestApi;
let folder: string;

beforeAll(async () => {
  // A sweep between an export and its restore would change what is compared.
  api = await TestApi.start({ environment: { PAYMENT_SWEEP_SECONDS: '3600' } });
  folder = await mkdtemp(path.join(os.tmpdir(), 'stillsam-operations-'));
});
afterAll(async () => {
  await api.stop();
  await rm(folder, { recursive: true });
});

/** Runs a built command as an operator does. */
async function command(name: string, args: string[], databaseUrl = api.databaseUrl) {
  const file = fileURLToPath(new URL(`../../dist/${name}.mjs`, import.meta.url));
  const env = { PATH: process.env.PATH, DATABASE_URL: databaseUrl, JWT_SECRET: SECRET };
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

/** Every row of every table but rate limits, and the value of every sequence. */
async function contentsOf(databaseUrl: string): Promise<Record<string, string[]>> {
  const client = new pg.Client(databaseUrl);
  await client.connect();
  try {
    const tables = await client.query<{ name: string }>(
      `SELECT tablename AS name FROM pg_tables
       WHERE schemaname = 'public' AND tablename NOT IN ('migrations', 'rate_limits')`,
    );
    const contents: Record<string, string[]> = {};
    for (const { name } of tables.rows) {
      const { rows } = await client.query<{ row: string }>(`SELECT t::text AS row FROM "${name}" AS t`);
      contents[name] = rows.map(({ row }) => row).sort();
    }
    const sequences = await client.query<{ row: string }>(
      `SELECT sequencename || ' ' || coalesce(last_value, 0) AS row FROM pg_sequences WHERE schemaname = 'public' ORDER BY 1`,
    );
    return { ...contents, sequences: sequences.rows.map(({ row }) => row) };
  } finally {
    await client.end();
  }
}

/** Something in many tables: foreign keys, bytea, jsonb, triggers, line separators. */
async function fill(): Promise<string> {
  const { token } = await api.signedIn('admin');
  const call = async (method: string, address: string, body: unknown, headers = {}) => {
    const answer = await api.call(method, address, { token, body, headers });
    expect(answer.status).toBeLessThan(300);
    return answer;
  };
  // A notice to the owner between an export and its restore would change what is compared.
  await call('PUT', '/api/admin/settings/notices', { mail: 'never', version: 0 });
  await call(
    'POST',
    '/api/blog/posts',
    postBody({ title: 'Rad\u2028delare', excerpt: 'Åäö "citat" \\ snett' }),
  );
  const { body } = await call('POST', '/api/blog/posts', postBody({ title: 'Till papperskorgen' }));
  await call('DELETE', `/api/blog/posts/${String(body.id)}`, undefined);
  await call('POST', '/api/contact', {
    name: 'Åsa',
    email: 'asa@exempel.se',
    message: 'Rad ett\nrad två\t\u2029 slut',
  });
  await call('POST', '/api/newsletter/subscribe', { email: 'prenumerant@exempel.se', gdprConsent: true });
  await call('POST', '/api/notify', { email: 'vantar@exempel.se', purpose: 'premium' });
  const products = await api.get<{ products: { id: string }[]; checkout: { terms: { version: string } } }>(
    '/api/products',
  );
  await call(
    'POST',
    '/api/orders',
    {
      email: 'kund@exempel.se',
      country: 'SE',
      items: [{ id: products.body.products[0]?.id, quantity: 1 }],
      is_adult: true,
      accepts_terms: true,
      terms_version: products.body.checkout.terms.version,
      waives_withdrawal: true,
    },
    { 'Idempotency-Key': 'en-nyckel-for-hela-exporten' },
  );
  await payAndRefund();
  await call('POST', '/api/withdrawals', { name: 'Åsa', order: 'okänd', email: 'kund@exempel.se' });
  return token;
}

/** With a ledger, whose rules the restore meets. */
async function payAndRefund(): Promise<void> {
  const [order] = await api.query<{ ref: string; id: string }>('SELECT ref, id FROM orders');
  await api.query(`UPDATE test_payments SET state = 'paid', method = 'card', paid_at = now()`);
  await api.get(`/api/payments/orders/${order?.ref}`);
  await api.query(
    `INSERT INTO payment_refunds (order_id, attempt_id, key, ore, cause) SELECT order_id, id, 'x', 4900, 'asked'
     FROM payment_attempts WHERE order_id = $1`,
    [order?.id],
  );
}

describe('an export and its restore', () => {
  it('brings every row and every sequence into an empty database, which serves', async () => {
    const token = await fill();
    // A database from before the baseline also names the migrations that it replaced.
    await api.query(
      `INSERT INTO migrations (timestamp, name) VALUES (1766000000001, 'CreateUsers1766000000001')`,
    );
    const target = path.join(folder, 'whole');
    expect(await command('export-data', [target])).toMatchObject({
      code: 0,
      stdout: expect.stringMatching(/tables/),
    });
    const empty = await createDatabase({ isMigrated: false });
    expect(await command('restore-data', [target], empty)).toMatchObject({ code: 0, stderr: '' });
    const contents = await contentsOf(empty);
    expect(contents).toEqual(await contentsOf(api.databaseUrl));
    for (const table of [
      'users',
      'posts',
      'orders',
      'ledger_entries',
      'payment_refunds',
      'withdrawals',
      'newsletter_consents',
      'mails',
      'audit_log',
    ])
      expect(contents[table]?.length).toBeGreaterThan(0);

    const other = await TestApi.start({ databaseUrl: empty });
    try {
      const verified = await other.get('/api/auth/verify', token);
      expect(verified.status).toBe(200);
      const made = await other.call('POST', '/api/blog/posts', {
        token,
        body: postBody({ title: 'Efteråt' }),
      });
      expect(made.status).toBe(201);
    } finally {
      await other.stop();
    }
  });

  it('refuses a folder and a database that hold something', async () => {
    const target = path.join(folder, 'whole');
    expect((await command('export-data', [target])).stderr).toMatch(/is not empty/);
    expect((await command('restore-data', [target])).stderr).toMatch(/The database is not empty/);
  });

  it('loads nothing of an export that was changed or broken off', async () => {
    const target = path.join(folder, 'changed');
    await command('export-data', [target]);
    const file = path.join(target, 'contact_messages.jsonl');
    await writeFile(file, (await readFile(file, 'utf8')).replace('Åsa', 'Eva'));
    const empty = await createDatabase({ isMigrated: false });
    expect((await command('restore-data', [target], empty)).stderr).toMatch(
      /contact_messages.jsonl is not as/,
    );
    await rm(path.join(target, 'manifest.json'));
    expect((await command('restore-data', [target], empty)).stderr).toMatch(/manifest.json is missing/);
    expect(Object.keys(await contentsOf(empty))).toEqual(['sequences']);
  });
});
