import { createApiClient } from '@stillsam/api-client';
import type { components } from '@stillsam/contracts';
import { runtimeConfig } from '@stillsam/platform';

export type ContactMessage = components['schemas']['ContactDto'];

/** Hands a message to those who answer. @throws ApiError */
export async function sendMessage(message: ContactMessage): Promise<void> {
  await createApiClient({ baseUrl: runtimeConfig().apiOrigin }).POST('/api/contact', { body: message });
}
