import { createApiClient } from '@stillsam/api-client';
import type { components } from '@stillsam/contracts';
import { runtimeConfig } from '@stillsam/platform';

export type ContactMessage = components['schemas']['ContactDto'];

/** Sends a message to the editors. @throws ApiError */
export async function sendMessage(message: ContactMessage): Promise<void> {
  await createApiClient({ baseUrl: runtimeConfig().apiOrigin }).POST('/api/contact', { body: message });
}
