import { z } from '../../forms/schema';
import { NEW_PASSWORD_COPY as COPY } from './new-password.copy';

const SHORTEST = 12;
const LONGEST = 200;

/** The fields of a new password, named as in the API, and the password repeated. */
export const NEW_PASSWORD_FIELDS = {
  new_password: z.string().check(z.minLength(SHORTEST, COPY.tooShort), z.maxLength(LONGEST, COPY.tooLong)),
  repeat: z.string(),
};

/** Compares the two once the first is long enough. */
export const isRepeated = z.refine<{ new_password: string; repeat: string }>(
  ({ new_password, repeat }) => new_password.length < SHORTEST || repeat === new_password,
  { path: ['repeat'], error: COPY.notSame },
);

/** The inputs, in their order. */
export const NEW_PASSWORD_INPUTS = [
  { name: 'new_password', label: COPY.next, hint: COPY.nextHint, autoComplete: 'new-password' },
  { name: 'repeat', label: COPY.repeat, hint: undefined, autoComplete: 'new-password' },
] as const;
