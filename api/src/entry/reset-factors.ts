import { parseArgs } from 'node:util';
import { pino } from 'pino';
import { Database } from '../database/database';
import { UsersService } from '../modules/auth/users.service';
import { runCommand } from './run-command';

/**
 * `reset-factors --email …`: takes away the passkeys, the authenticator app and the recovery codes of a user who cannot
 * use them any more, and ends every session of theirs. The password stays.
 */
await runCommand(async (source) => {
  const { values } = parseArgs({ options: { email: { type: 'string' } } });
  if (!values.email) throw new Error('Say whose factors they are: --email name@example.com');
  const users = new UsersService(new Database(source, pino({ level: 'silent' })));
  const user = await users.findByEmail(values.email);
  if (!user) throw new Error(`There is no user with the address ${values.email}.`);
  await users.resetFactors(user.id);
  process.stdout.write(`${user.email} signs in with the password alone.\n`);
});
