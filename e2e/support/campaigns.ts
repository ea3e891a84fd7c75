import { API } from './addresses';
import { adminToken } from './api';

async function call(method: string, path: string, body?: object): Promise<Response> {
  const response = await fetch(`${API}/api/admin/campaigns${path}`, {
    method,
    headers: { Authorization: `Bearer ${await adminToken()}`, 'Content-Type': 'application/json' },
    ...(body && { body: JSON.stringify(body) }),
  });
  if (!response.ok)
    throw new Error(`${method} ${path} responded with ${response.status}: ${await response.text()}`);
  return response;
}

/** Saves a draft through the API. @returns its id. */
export async function createCampaign(fields: Record<string, unknown>): Promise<string> {
  const { id, version }: { id: string; version: number } = await (await call('POST', '', {})).json();
  await call('PUT', `/${id}`, { ...fields, version });
  return id;
}

/** Deletes a draft. */
export async function deleteCampaign(id: string): Promise<void> {
  await fetch(`${API}/api/admin/campaigns/${id}`, {
    method: 'DELETE',
    headers: { Authorization: `Bearer ${await adminToken()}` },
  });
}
