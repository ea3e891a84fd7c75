import type { components } from '@stillsam/contracts';
import { bodyOf, siteApi } from '../../api/site-api';

export type Preferences = components['schemas']['PreferencesDto'];
export type PreferencesToSave = components['schemas']['SavePreferencesDto'];

/** By POST, because logs and histories keep addresses, which must not hold the token. @throws ApiError */
export function readPreferences(token: string): Promise<Preferences> {
  return bodyOf(siteApi().POST('/api/newsletter/preferences/read', { body: { token } }));
}

/** @throws ApiError */
export function savePreferences(preferences: PreferencesToSave): Promise<Preferences> {
  return bodyOf(siteApi().POST('/api/newsletter/preferences', { body: preferences }));
}
