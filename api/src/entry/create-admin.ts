import { randomBytes } from 'node:crypto';
import { pino } from 'pino';
import { Database } from '../database/database';
import { UsersService } from '../modules/auth/users.service';
import { runCommand } from './run-command';

const USUAL_EMAIL = 'admin@stillsam.local';

/**
 * `create-admin [--if-none]`: makes an admin of ADMIN_EMAIL and ADMIN_PASSWORD. A password that is not given is
 * made up and printed this once; no default password exists.
 */
await runCommand(async (source, config) => {
  const users = new UsersService(new Database(source, pino({ level: 'silent' })));
  if (process.argv.includes('--if-none') && (await users.hasAdmin())) return;
  const email = config.firstAdmin.email ?? USUAL_EMAIL;
  if (await users.findByEmail(email)) throw new Error(`A user with the address ${email} exists already.`);
  const password = config.firstAdmin.password ?? randomBytes(15).toString('base64url');
  await users.create({ email, username: email.split('@')[0] ?? email, password, role: 'admin' });
  process.stdout.write(`e-mail: ${email}\n`);
  if (!config.firstAdmin.password) process.stdout.write(`password: ${password}\n`);
});
