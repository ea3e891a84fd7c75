import { SESSION_COPY } from './session.copy';

export interface SignInFields {
  email: string;
  password: string;
}

export type SignInErrors = Partial<Record<keyof SignInFields, string>>;

/** What the browser's own check found, in Swedish whatever the browser's language. */
export function browserFault(name: keyof SignInFields, { valueMissing }: ValidityState): string {
  if (!valueMissing) return SESSION_COPY.emailInvalid;
  return name === 'email' ? SESSION_COPY.emailMissing : SESSION_COPY.passwordMissing;
}

/** The API's issues by the field they belong to. */
export function signInIssues(issues: { path: string; message: string }[]): SignInErrors {
  const messageOf = (name: keyof SignInFields) => issues.find(({ path }) => path === name)?.message;
  return { email: messageOf('email'), password: messageOf('password') };
}
