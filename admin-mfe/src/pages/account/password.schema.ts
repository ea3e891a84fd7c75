import { z } from '../../forms/schema';
import { ACCOUNT_COPY } from './account.copy';

const { errors } = ACCOUNT_COPY.password;
const SHORTEST = 12;
const LONGEST = 200;

/** The fields of a password change, named as in the API, and the new password repeated. */
export const PASSWORD_CHANGE = z
  .object({
    current_password: z.string().check(z.minLength(1, errors.currentMissing)),
    new_password: z
      .string()
      .check(z.minLength(SHORTEST, errors.tooShort), z.maxLength(LONGEST, errors.tooLong)),
    repeat: z.string(),
  })
  .check(
    z.refine(({ new_password, repeat }) => new_password.length < SHORTEST || repeat === new_password, {
      path: ['repeat'],
      error: errors.notSame,
    }),
  );
