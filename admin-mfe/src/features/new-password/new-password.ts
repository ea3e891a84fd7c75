import { z } from '../../forms/schema';

const NEW_PASSWORD_COPY = {
  next: 'Nytt lösenord',
  nextHint: 'Minst 12 tecken. En mening som du minns är bättre än ett kort ord med konstiga tecken.',
  repeat: 'Nytt lösenord igen',
  tooShort: 'Minst 12 tecken.',
  tooLong: 'Högst 200 tecken.',
  notSame: 'De två nya lösenorden är inte lika.',
} as const;

const SHORTEST = 12;
const LONGEST = 200;

/** The fields of a new password, named as in the API, and the password repeated. */
export const NEW_PASSWORD_FIELDS = {
  new_password: z
    .string()
    .check(
      z.minLength(SHORTEST, NEW_PASSWORD_COPY.tooShort),
      z.maxLength(LONGEST, NEW_PASSWORD_COPY.tooLong),
    ),
  repeat: z.string(),
};

/** Compares the two once the first is long enough. */
export const isRepeated = z.refine<{ new_password: string; repeat: string }>(
  ({ new_password, repeat }) => new_password.length < SHORTEST || repeat === new_password,
  { path: ['repeat'], error: NEW_PASSWORD_COPY.notSame },
);

/** The inputs, in their order. */
export const NEW_PASSWORD_INPUTS = [
  {
    name: 'new_password',
    label: NEW_PASSWORD_COPY.next,
    hint: NEW_PASSWORD_COPY.nextHint,
    autoComplete: 'new-password',
  },
  { name: 'repeat', label: NEW_PASSWORD_COPY.repeat, hint: undefined, autoComplete: 'new-password' },
] as const;
