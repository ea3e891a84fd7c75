import { createApiClient } from '@stillsam/api-client';
import type { components } from '@stillsam/contracts';
import { runtimeConfig } from '@stillsam/platform';

export type Preferences = components['schemas']['PreferencesDto'];
export type PreferencesToSave = components['schemas']['SavePreferencesDto'];

const api = () => createApiClient({ baseUrl: runtimeConfig().apiOrigin });

/** By POST, because logs and histories keep addresses, which must not hold the token. @throws ApiError */
export async function readPreferences(token: string): Promise<Preferences> {
  return present((await api().POST('/api/newsletter/preferences/read', { body: { token } })).data);
}

/** @throws ApiError */
export async function savePreferences(preferences: PreferencesToSave): Promise<Preferences> {
  return present((await api().POST('/api/newsletter/preferences', { body: preferences })).data);
}

function present(preferences: Preferences | undefined): Preferences {
  if (!preferences) throw new Error('The response of the API has no preferences');
  return preferences;
}
