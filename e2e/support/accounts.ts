import { API } from './addresses';
import { adminToken } from './api';
import { mailedToken } from './newsletter';

/** Makes an account, whose password is chosen by the mailed link. */
export async function createAccount(
  email: string,
  role: 'admin' | 'editor' | 'care',
  password: string,
): Promise<void> {
  await post('/api/admin/invites', { email, name: email.split('@')[0], role }, await adminToken());
  const token = await mailedToken(email, '/admin/nytt-losenord');
  await post('/api/auth/password-reset/confirm', { token, new_password: password });
}

async function post(path: string, body: object, token?: string): Promise<void> {
  const response = await fetch(API + path, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...(token ? { Authorization: `Bearer ${token}` } : {}) },
    body: JSON.stringify(body),
  });
  if (!response.ok)
    throw new Error(`POST ${path} responded with ${response.status}: ${await response.text()}`);
}
