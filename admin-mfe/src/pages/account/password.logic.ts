import { ACCOUNT_COPY } from './account.copy';

const { errors } = ACCOUNT_COPY.password;

export interface PasswordFields {
  current: string;
  next: string;
  repeat: string;
}
export type PasswordErrors = Partial<Record<keyof PasswordFields, string>>;

const SHORTEST = 12;
const LONGEST = 200;

/** Faults that can be mended before anything is sent. */
export function checkPassword({ current, next, repeat }: PasswordFields): PasswordErrors {
  return {
    ...(current ? {} : { current: errors.currentMissing }),
    ...(next.length < SHORTEST ? { next: errors.tooShort } : {}),
    ...(next.length > LONGEST ? { next: errors.tooLong } : {}),
    ...(next.length >= SHORTEST && repeat !== next ? { repeat: errors.notSame } : {}),
  };
}

/** The API's issues by the field they belong to. */
export function passwordIssues(issues: readonly { path: string; message: string }[]): PasswordErrors {
  const of = (path: string) => issues.find((issue) => issue.path === path)?.message;
  return { current: of('current_password'), next: of('new_password') };
}
