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
 * `create-admin [--if-none] [--email …] [--name …] [--password …] [--role editor|care|reviewer|team] [--parts site,…]`: creates an
 * admin, or an account of another role, and of a team with the parts that it may roll back, from the arguments, or from ADMIN_EMAIL, ADMIN_NAME and
 * ADMIN_PASSWORD. The name is the byline of the user's posts. Without a password it prints a random one once; no default
 * password exists. For a member that exists it changes the parts.
 */
await runCommand(async (source, { firstAdmin }) => {
  const { values } = parseArgs({
    options: {
      'if-none': { type: 'boolean' },
      email: { type: 'string' },
      name: { type: 'string' },
      password: { type: 'string' },
      role: { type: 'string', default: 'admin' },
      parts: { type: 'string' },
    },
  });
  const role = ROLES.find((name) => name === values.role);
  if (!role || role === 'user') throw new Error('--role is admin, editor, care, reviewer or team.');
  const parts = readParts(values.parts);
  if ((role === 'team') !== parts.length > 0)
    throw new Error(
      '--parts names the parts of a member of a team, separated by commas: --parts site,exercises.',
    );
  const users = new UsersService(new Database(source, pino({ level: 'silent' })));
  if (values['if-none'] && (await users.hasAdmin())) return;
  const email = values.email ?? firstAdmin.email ?? USUAL_EMAIL;
  if (role === 'team' && (await users.changeParts(email, parts))) {
    process.stdout.write(`parts of ${email}: ${parts.join(', ')}\n`);
    return;
  }
  const { password, isGiven } = await choosePassword(values.password ?? firstAdmin.password, email);
  try {
    const name = (values.name ?? firstAdmin.name ?? '').trim();
    await users.create({ email, username: email.split('@')[0] ?? email, name, password, role, parts });
  } catch (error) {
    if (!isUniqueViolation(error)) throw error;
    throw new Error(`A user with the address ${email} exists already.`, { cause: error });
  }
  process.stdout.write(`e-mail: ${email}\n`);
  if (!isGiven) process.stdout.write(`password: ${password}\n`);
});

/** Names of remotes; which of them exist is the registry's to say. */
function readParts(text = ''): string[] {
  return text
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean);
}
