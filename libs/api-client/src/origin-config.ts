import { ApiError, NETWORK_ERROR_TEXT, UNKNOWN_ERROR_TEXT } from './api-error';

/** The `/config.json` of the stand-alone admin app's origin. */
export interface OriginConfig {
  apiOrigin: string;
  siteOrigin: string;
}

/**
 * Reads `/config.json` of the page's own origin.
 *
 * @throws ApiError of kind `network` or `bad-response`.
 */
export async function readOriginConfig(): Promise<OriginConfig> {
  let response: Response;
  try {
    response = await fetch('/config.json', { cache: 'no-cache' });
  } catch (cause) {
    throw new ApiError(NETWORK_ERROR_TEXT, { kind: 'network', cause });
  }
  const config: unknown = await response.json().catch(() => null);
  if (!response.ok || !isOriginConfig(config))
    throw new ApiError(UNKNOWN_ERROR_TEXT, { kind: 'bad-response', status: response.status });
  return config;
}

function isOriginConfig(value: unknown): value is OriginConfig {
  if (typeof value !== 'object' || value === null) return false;
  const { apiOrigin, siteOrigin }: Partial<Record<keyof OriginConfig, unknown>> = value;
  return typeof apiOrigin === 'string' && typeof siteOrigin === 'string';
}
