import { ERROR_CODES } from '@stillsam/contracts';
import { z } from 'zod';
import { resolved, type Route, type Schema } from './contract';
import type { Answer } from './test-api';

const checks = new Map<string, z.ZodType>();

/** Differences between a response and the contract; empty when it is as documented. */
export function undocumented(
  route: Route,
  { status, headers, text, body }: Answer<unknown>,
): string | undefined {
  const documented = route.operation.responses[String(status)];
  if (!documented) return `status ${status}`;
  const kinds = Object.keys(documented.content ?? {});
  const kind = headers.get('content-type')?.split(';')[0];
  // The body of a redirect comes from the framework, and clients ignore it.
  if (status >= 300 && status < 400) return headers.get('location') ? undefined : 'no address';
  if (kinds.length === 0) return text === '' ? undefined : 'a body';
  if (!kind || !kinds.includes(kind)) return `content type ${kind}`;
  if (kind !== 'application/json') return undefined;
  const schema = documented.content?.[kind]?.schema;
  if (!schema) return 'a body of no documented shape';
  const result = checkOf(`${route.name} ${status}`, schema).safeParse(body);
  if (!result.success) return z.prettifyError(result.error);
  return status >= 400 ? unknownCode(body) : undefined;
}

function unknownCode(body: unknown): string | undefined {
  const code: unknown = typeof body === 'object' && body !== null && 'code' in body ? body.code : undefined;
  return ERROR_CODES.some((known) => known === code) ? undefined : `code ${String(code)}`;
}

function checkOf(name: string, schema: Schema): z.ZodType {
  const known = checks.get(name);
  if (known) return known;
  const check = z.fromJSONSchema(strict(resolved(schema)), { defaultTarget: 'openapi-3.0' });
  checks.set(name, check);
  return check;
}

/** An undocumented field counts as a difference too. */
function strict(schema: Schema): Record<string, unknown> {
  const { items, properties, ...rest } = schema;
  return {
    ...rest,
    ...(items ? { items: strict(items) } : {}),
    ...(properties
      ? {
          properties: Object.fromEntries(
            Object.entries(properties).map(([name, property]) => [name, strict(property)]),
          ),
          additionalProperties: false,
        }
      : {}),
  };
}
