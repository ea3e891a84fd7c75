import { readFile } from 'node:fs/promises';

export interface Operation {
  operationId: string;
  security?: unknown[];
  requestBody?: { content: Record<string, unknown> };
  responses: Record<string, unknown>;
}

/** The committed contract. */
export const CONTRACT: { paths: Record<string, Record<string, Operation>> } = JSON.parse(
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

/** A body of the kind that a route takes, with nothing in it. */
export function emptyBody({ operation }: Route): { body?: string; headers?: Record<string, string> } {
  const [kind] = Object.keys(operation.requestBody?.content ?? {});
  if (kind === 'multipart/form-data')
    return { body: '--x--\r\n', headers: { 'Content-Type': 'multipart/form-data; boundary=x' } };
  return kind ? { body: '{}', headers: { 'Content-Type': 'application/json' } } : {};
}
