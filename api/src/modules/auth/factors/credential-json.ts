import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server';
import { z } from 'zod';

const TEXT = z.string().max(20_000);
/** Fields that both ceremonies have. The library checks what they hold; others are left out. */
const COMMON = { id: TEXT, rawId: TEXT, type: z.literal('public-key'), clientExtensionResults: z.object({}) };

const REGISTRATION = z.object({
  ...COMMON,
  response: z.object({
    clientDataJSON: TEXT,
    attestationObject: TEXT,
    transports: z
      .array(z.enum(['ble', 'cable', 'hybrid', 'internal', 'nfc', 'smart-card', 'usb']))
      .optional(),
  }),
});

const AUTHENTICATION = z.object({
  ...COMMON,
  response: z.object({
    clientDataJSON: TEXT,
    authenticatorData: TEXT,
    signature: TEXT,
    userHandle: TEXT.nullish(),
  }),
});

/** @returns null where it is no response of a browser. */
export function toRegistration(credential: unknown): RegistrationResponseJSON | null {
  return REGISTRATION.safeParse(credential).data ?? null;
}

/** @returns null where it is no response of a browser. */
export function toAuthentication(credential: unknown): AuthenticationResponseJSON | null {
  const { data } = AUTHENTICATION.safeParse(credential);
  if (!data) return null;
  const { userHandle, ...response } = data.response;
  return { ...data, response: { ...response, ...(userHandle ? { userHandle } : {}) } };
}
