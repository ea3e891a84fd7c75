import { API } from './addresses';
import { adminToken } from './api';
import { mailedToken } from './newsletter';

/** Makes an account, whose password is chosen by the mailed link. */
export async function createAccount(
  email: string,
  role: 'admin' | 'editor' | 'care' | 'reviewer',
  password: string,
): Promise<void> {
  await post('/api/admin/invites', { email, name: email.split('@')[0], role }, await adminToken());
  const token = await mailedToken(email, '/admin/nytt-losenord');
  await post('/api/auth/password-reset/confirm', { token, new_password: password });
}

/** Of a net of its own, so that the tests of a run do not share a limit. */
function nextAddress(): string {
  const part = () => Math.floor(Math.random() * 254) + 1;
  return `10.${part()}.${part()}.${part()}`;
}

async function post(path: string, body: object, token?: string): Promise<void> {
  const response = await fetch(API + path, {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      'X-Forwarded-For': nextAddress(),
      ...(token ? { Authorization: `Bearer ${token}` } : {}),
    },
    body: JSON.stringify(body),
  });
  if (!response.ok)
    throw new Error(`POST ${path} responded with ${response.status}: ${await response.text()}`);
}
