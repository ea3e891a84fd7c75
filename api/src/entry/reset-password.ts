import { parseArgs } from 'node:util';
import { pino } from 'pino';
import { Database } from '../database/database';
import { UsersService } from '../modules/auth/users.service';
import { choosePassword } from './choose-password';
import { runCommand } from './run-command';

/**
 * `reset-password --email … [--password …]`: sets a user's password and ends every session of theirs. Without a
 * password it prints a random one once.
 */
await runCommand(async (source) => {
  const { values } = parseArgs({ options: { email: { type: 'string' }, password: { type: 'string' } } });
  if (!values.email) throw new Error('Say whose password it is: --email name@example.com');
  const users = new UsersService(new Database(source, pino({ level: 'silent' })));
  const user = await users.findByEmail(values.email);
  if (!user) throw new Error(`There is no user with the address ${values.email}.`);
  const { password, isGiven } = await choosePassword(values.password, user.email);
  await users.changePassword(user, password);
  process.stdout.write(`e-mail: ${user.email}\n`);
  if (!isGiven) process.stdout.write(`password: ${password}\n`);
});
