import { isIP } from 'node:net';
import type { ApiConfig } from '../../../config/env';

/** Where passkeys work. */
export interface PasskeyScope {
  /** RP ID: the domain that every key belongs to for ever. */
  domain: string;
  /** Exact origins of the pages that may use them. */
  origins: string[];
}

/** @returns null for a site that is reached by an IP address, which no passkey can belong to. */
export function readPasskeyScope({
  siteOrigin,
  adminOrigin,
  allowedOrigins,
  passkeyDomain,
}: ApiConfig): PasskeyScope | null {
  const domain = passkeyDomain ?? new URL(siteOrigin).hostname;
  if (isIP(domain.replace(/^\[|\]$/g, '')) !== 0) return null;
  const isWithin = (origin: string) => `.${new URL(origin).hostname}`.endsWith(`.${domain}`);
  return { domain, origins: [siteOrigin, adminOrigin, ...allowedOrigins].filter(isWithin) };
}
