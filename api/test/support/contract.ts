import { readFile } from 'node:fs/promises';
import { ERROR_CODES } from '@stillsam/contracts';
import { z } from 'zod';
import type { Answer } from './test-api';
/** The keywords of OpenAPI's schemas that the contract uses. */
export interface Schema {
  $ref?: string;
  allOf?: Schema[];
  type?: 'object' | 'array' | 'string' | 'number' | 'integer' | 'boolean';
  nullable?: boolean;
  enum?: (string | boolean)[];
  format?: string;
  pattern?: string;
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
  minItems?: number;
  maxItems?: number;
  items?: Schema;
  properties?: Record<string, Schema>;
  required?: string[];
}

type Content = Record<string, { schema?: Schema }>;

export interface Operation {
  operationId: string;
  security?: unknown[];
  parameters?: { name: string; in: 'path' | 'query' | 'header'; schema: Schema }[];
  requestBody?: { content: Content };
  responses: Record<string, { content?: Content }>;
}

interface Contract {
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, Schema> };
}

/** The committed contract. */
export const CONTRACT: Contract = JSON.parse(
  await readFile(new URL('../../../libs/contracts/openapi.json', import.meta.url), 'utf8'),
);

export interface Route {
  /** `POST /api/blog/posts`. */
  name: string;
  method: string;
  path: string;
  operation: Operation;
}

export const ROUTES: Route[] = Object.entries(CONTRACT.paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([key, operation]) => {
    const method = key.toUpperCase();
    return { name: `${method} ${path}`, method, path, operation };
  }),
);

/** An empty body of the route's media type. */
export function emptyBody({ operation }: Route): { body?: string; headers?: Record<string, string> } {
  const [kind] = Object.keys(operation.requestBody?.content ?? {});
  if (kind === 'multipart/form-data')
    return { body: '--x--\r\n', headers: { 'Content-Type': 'multipart/form-data; boundary=x' } };
  if (kind === 'text/csv') return { body: '\n', headers: { 'Content-Type': kind } };
  if (kind === 'application/x-www-form-urlencoded') return { body: '', headers: { 'Content-Type': kind } };
  return kind ? { body: '{}', headers: { 'Content-Type': 'application/json' } } : {};
}

/** Resolves a schema's references, none of which is recursive. */
export function resolved(schema: Schema): Schema {
  const { $ref, allOf = [], ...own } = schema;
  const named = $ref ? CONTRACT.components.schemas[$ref.replace('#/components/schemas/', '')] : undefined;
  if ($ref && !named) throw new Error(`The contract has no ${$ref}`);
  const parts = [...(named ? [named] : []), ...allOf].map(resolved);
  const whole: Schema = Object.assign({}, ...parts, own);
  return {
    ...whole,
    ...(whole.items ? { items: resolved(whole.items) } : {}),
    ...(whole.properties
      ? {
          properties: Object.fromEntries(
            Object.entries(whole.properties).map(([name, property]) => [name, resolved(property)]),
          ),
        }
      : {}),
  };
}

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
