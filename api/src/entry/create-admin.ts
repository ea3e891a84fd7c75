import { parseArgs } from 'node:util';
import { pino } from 'pino';
import { Database } from '../database/database';
import { isUniqueViolation } from '../database/database-errors';
import { ROLES } from '../modules/auth/user.entity';
import { UsersService } from '../modules/auth/users.service';
import { choosePassword } from './choose-password';
import { runCommand } from './run-command';

const USUAL_EMAIL = 'admin@stillsam.local';

/**
 * `create-admin [--if-none] [--email …] [--password …] [--role team]`: creates an admin, or a member of a team, from the
 * arguments, or from ADMIN_EMAIL and ADMIN_PASSWORD. Without a password it prints a random one once; no default password
 * exists.
 */
await runCommand(async (source, { firstAdmin }) => {
  const { values } = parseArgs({
    options: {
      'if-none': { type: 'boolean' },
      email: { type: 'string' },
      password: { type: 'string' },
      role: { type: 'string', default: 'admin' },
    },
  });
  const role = ROLES.find((name) => name === values.role);
  if (!role || role === 'user') throw new Error('--role is admin or team.');
  const users = new UsersService(new Database(source, pino({ level: 'silent' })));
  if (values['if-none'] && (await users.hasAdmin())) return;
  const email = values.email ?? firstAdmin.email ?? USUAL_EMAIL;
  const { password, isGiven } = await choosePassword(values.password ?? firstAdmin.password, email);
  try {
    await users.create({ email, username: email.split('@')[0] ?? email, password, role });
  } catch (error) {
    if (!isUniqueViolation(error)) throw error;
    throw new Error(`A user with the address ${email} exists already.`, { cause: error });
  }
  process.stdout.write(`e-mail: ${email}\n`);
  if (!isGiven) process.stdout.write(`password: ${password}\n`);
});
