import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { resolved, ROUTES, type Route, type Schema } from '../support/contract';
import { TestApi } from '../support/test-api';

const UNKNOWN = 'finns-inte';
/** What a field is sent with to be looked at. */
const COMPANIONS: Record<string, object> = { value: { action: 'change_status' } };

interface Choice {
  route: Route;
  place: 'query' | 'body';
  name: string;
  values: unknown[];
}

/** The fields that take one of some names, in addresses and in bodies. */
const CHOICES: Choice[] = ROUTES.flatMap((route) => {
  const { parameters = [], requestBody } = route.operation;
  const body = requestBody?.content['application/json']?.schema;
  return [
    ...parameters
      .filter((parameter) => parameter.in === 'query')
      .flatMap(({ name, schema }) => choice(route, 'query', name, schema)),
    ...Object.entries(body ? (resolved(body).properties ?? {}) : {}).flatMap(([name, schema]) =>
      choice(route, 'body', name, schema),
    ),
  ];
});

function choice(route: Route, place: Choice['place'], name: string, schema: Schema): Choice[] {
  const { enum: values, items } = resolved(schema);
  const names = values ?? items?.enum;
  return names ? [{ route, place, name, values: names }] : [];
}

let api: TestApi;
let token: string;

beforeAll(async () => {
  api = await TestApi.start();
  token = (await api.signedIn('admin')).token;
});
afterAll(() => api.stop());

async function faultsOf({ route, place, name }: Choice): Promise<string[]> {
  const query = place === 'query' ? `?${name}=${UNKNOWN}` : '';
  const path = `${route.path.replace(/\{\w+\}/g, '1')}${query}`;
  const { status, body } = await api.call<{ issues?: { path: string; message: string }[] }>(
    route.method,
    path,
    {
      token,
      ...(place === 'body' ? { body: { ...COMPANIONS[name], [name]: UNKNOWN } } : {}),
    },
  );
  expect(status).toBe(400);
  return (body.issues ?? [])
    .filter((issue) => issue.path.split('.')[0] === name)
    .map(({ message }) => message);
}

/** Words of the product that read the same in Swedish. */
const SWEDISH = ['status'];

describe('the fault of a field that takes one of some names', () => {
  it.each(CHOICES.map((field) => ({ ...field, title: `${field.route.name} ${field.name}` })))(
    'names none of them in English: $title',
    async (field) => {
      const faults = await faultsOf(field);
      expect(faults.length).toBeGreaterThan(0);
      const codes = field.values.map(String).filter((code) => !SWEDISH.includes(code));
      const words = faults
        .join(' ')
        .toLowerCase()
        .split(/[^a-zåäö_]+/);
      expect(codes.filter((code) => words.includes(code.toLowerCase()))).toEqual([]);
    },
  );
});
