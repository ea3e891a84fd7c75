import { readFile } from 'node:fs/promises';

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
