import fc from 'fast-check';
import { resolved, type Route, type Schema } from './contract';

export interface GeneratedRequest {
  route: Route;
  path: string;
  headers: Record<string, string>;
  body?: string | Uint8Array<ArrayBuffer>;
  /** The role of its token. */
  caller: 'admin' | 'user' | 'nobody' | 'stranger';
}

/** Hostile values: ends of ranges, other scripts, and text that databases or shells interpret. */
const AWKWARD_TEXTS = [
  '',
  ' ',
  '0',
  '-1',
  '1',
  '2',
  '3',
  '1e400',
  '9223372036854775808',
  'NaN',
  'null',
  '\0',
  '\ud800',
  '\udc00x',
  "' OR 1=1 --",
  '%_\\',
  '../../etc/passwd',
  '<script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  '=1+1',
  'å\u0308ö\u2028\u2029',
  '\r\nBcc: x@y.se',
  '__proto__',
  'constructor',
  'a'.repeat(300),
  '2026-02-30T25:61:61Z',
  '0001-01-01T00:00:00Z',
  '+275760-09-13T00:00:00.000Z',
  '9999-12-31T23:59:59.999Z',
];
const awkwardText = fc.oneof(fc.constantFrom(...AWKWARD_TEXTS), fc.string({ unit: 'binary', maxLength: 40 }));
const anyValue = fc.oneof(
  { weight: 3, arbitrary: awkwardText },
  {
    weight: 2,
    arbitrary: fc.constantFrom(null, true, false, 0, -1, 1.5, 2 ** 53, 1e308, [], {}, [[]], [null]),
  },
  { weight: 1, arbitrary: fc.jsonValue({ maxDepth: 3 }) },
  { weight: 1, arbitrary: fc.constant(nested(25)) },
);

function nested(depth: number): unknown {
  return depth === 0 ? 1 : { a: nested(depth - 1) };
}

/** Valid values by field name, because a schema cannot define which ids exist. */
export type KnownValues = Record<string, readonly unknown[]>;

function fitting(name: string, schema: Schema, known: KnownValues): fc.Arbitrary<unknown> {
  const values = known[name];
  if (values) return fc.constantFrom(...values);
  if (schema.enum) return fc.constantFrom(...schema.enum);
  const arbitrary = fittingType(name, schema, known);
  return schema.nullable ? fc.option(arbitrary, { freq: 5 }) : arbitrary;
}

function fittingType(name: string, schema: Schema, known: KnownValues): fc.Arbitrary<unknown> {
  const { minimum: min = 0, maximum: max = 1000, minItems: minLength, maxItems: maxLength = 4 } = schema;
  switch (schema.type) {
    case 'object':
      return fittingObject(schema, known);
    case 'array':
      return fc.array(fitting(name, schema.items ?? {}, known), {
        minLength,
        maxLength: Math.min(4, maxLength),
      });
    case 'boolean':
      return fc.boolean();
    case 'integer':
    case 'number':
      return fc.integer({ min: Math.ceil(min), max: Math.floor(max) });
    default:
      return fittingText(schema);
  }
}

function fittingText({ format, pattern, minLength = 0, maxLength = 60 }: Schema): fc.Arbitrary<string> {
  if (format === 'email')
    return fc.integer({ min: 1, max: 500 }).map((number) => `person-${number}@exempel.se`);
  if (format === 'date-time') return fc.date({ noInvalidDate: true }).map((date) => date.toISOString());
  if (pattern) return fc.stringMatching(new RegExp(pattern));
  return fc.string({ unit: 'grapheme', minLength, maxLength: Math.max(minLength, Math.min(maxLength, 60)) });
}

function fittingObject({ properties = {}, required = [] }: Schema, known: KnownValues) {
  const fields = Object.entries(properties).map(
    ([name, schema]) => [name, fitting(name, schema, known)] as const,
  );
  const requiredKeys = fields.map(([name]) => name).filter((name) => required.includes(name));
  return fc.record<Record<string, unknown>>(Object.fromEntries(fields), {
    requiredKeys,
    noNullPrototype: true,
  });
}

/** A valid body with one change: a field with another value, a missing field, or an unknown one. */
function spoilt(body: Record<string, unknown>): fc.Arbitrary<unknown> {
  const names = [...Object.keys(body), 'okand', '__proto__'];
  return fc
    .record({ name: fc.constantFrom(...names), value: fc.option(anyValue, { nil: undefined }) })
    .map(({ name, value }) => Object.fromEntries([...Object.entries(body), [name, value]]));
}

type Sent = Pick<GeneratedRequest, 'body' | 'headers'>;

function bodyFor(route: Route, known: KnownValues): fc.Arbitrary<Sent> {
  const content = route.operation.requestBody?.content ?? {};
  const [kind] = Object.keys(content);
  if (!kind) return fc.constant<Sent>({ headers: {} });
  const schema = resolved(content[kind]?.schema ?? {});
  const headers = { 'Content-Type': kind };
  if (kind === 'multipart/form-data') return multipart();
  if (kind === 'text/csv') return csv();
  const fits = fittingObject(schema, known);
  const json = fc.oneof(
    { weight: 5, arbitrary: fits },
    { weight: 4, arbitrary: fits.chain(spoilt) },
    { weight: 1, arbitrary: anyValue },
  );
  return fc.oneof(
    { weight: 18, arbitrary: json.map((value) => ({ body: JSON.stringify(value), headers })) },
    {
      weight: 1,
      arbitrary: fc
        .constantFrom('', '{', '{"a":', '[', '\0', '\ufeff{}', '{"a":1}x', `"${'a'.repeat(1_100_000)}"`)
        .map((body) => ({ body, headers })),
    },
    {
      weight: 1,
      arbitrary: fc
        .constantFrom('text/plain', 'application/xml', 'application/json; charset=latin1', '*/*', 'x')
        .map((type) => ({ body: '{}', headers: { 'Content-Type': type } })),
    },
  );
}

/** A picture of one pixel. */
export const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

const bytesOf = (text: string) => new Uint8Array(Buffer.from(text, 'latin1'));

function multipart(): fc.Arbitrary<Sent> {
  const part = (disposition: string, value: string) =>
    `--x\r\nContent-Disposition: form-data; ${disposition}\r\n\r\n${value}\r\n`;
  const file = fc.constantFrom('', 'GIF89a', '\xff\xd8\xff', '<svg onload=alert(1)>', PNG.toString('latin1'));
  return fc
    .record({
      alt: awkwardText,
      file,
      name: fc.constantFrom('file', 'fil', ''),
      end: fc.constantFrom('--x--\r\n', ''),
    })
    .map(({ alt, file: bytes, name, end }) => ({
      body: bytesOf(part('name="alt"', alt) + part(`name="${name}"; filename="a.png"`, bytes) + end),
      headers: { 'Content-Type': 'multipart/form-data; boundary=x' },
    }));
}

function csv(): fc.Arbitrary<Sent> {
  const person = fc.nat(500).map((number) => `person-${number}@exempel.se,Kim`);
  const fits = fc.tuple(fc.constant('e-post,förnamn'), fc.array(person, { maxLength: 4 }));
  const heading = fc.constantFrom('e-post,förnamn', 'e-post', 'email;förnamn', 'namn', '"e-post', '');
  const row = fc.oneof(person, fc.constantFrom('', ',,,,', '"', '=1+1', ';', 'kim'), awkwardText);
  const any = fc.tuple(heading, fc.array(row, { maxLength: 4 }));
  return fc.oneof(fits, any).map(([first, rows]) => ({
    body: [first, ...rows].join('\r\n'),
    headers: { 'Content-Type': 'text/csv' },
  }));
}

/** Percent-encodes also lone surrogates, which `encodeURIComponent` refuses. */
function encoded(text: string): string {
  return text.isWellFormed() ? encodeURIComponent(text) : '%ED%A0%80';
}

function pathFor({ path }: Route, known: KnownValues): fc.Arbitrary<string> {
  const names = [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
  const segment = (name: string) =>
    fc
      .oneof(fc.constantFrom(...(known[`{${name}}`] ?? ['1'])).map(String), awkwardText)
      // An empty segment, `.` or `..` would change the route.
      .filter((text) => !['', '.', '..'].includes(text));
  return fc
    .tuple(...names.map(segment))
    .map((values) =>
      names.reduce((whole, name, index) => whole.replace(`{${name}}`, encoded(values[index] ?? '')), path),
    );
}

function queryFor({ operation }: Route, known: KnownValues): fc.Arbitrary<string> {
  const documented = (operation.parameters ?? []).filter((parameter) => parameter.in === 'query');
  const one = (name: string, value: fc.Arbitrary<unknown>) =>
    fc
      .option(value, { freq: 3, nil: undefined })
      .map((text) => (text === undefined ? '' : `${name}=${encoded(String(text))}`));
  const pairs = documented.map(({ name, schema }) =>
    one(
      name,
      fc.oneof({ weight: 3, arbitrary: fitting(name, schema, known) }, { weight: 1, arbitrary: awkwardText }),
    ),
  );
  const foreign = fc.oneof(
    { weight: 7, arbitrary: fc.constant('') },
    {
      weight: 1,
      arbitrary: fc.constantFrom(
        'okand=1',
        'page=1&page=2',
        'limit[]=1',
        '%ED%A0%80=1',
        '&&=',
        'a=%',
        '__proto__[x]=1',
      ),
    },
  );
  return fc.tuple(foreign, ...pairs).map((parts) => parts.filter(Boolean).join('&'));
}

function headersFor({ operation }: Route): fc.Arbitrary<Record<string, string>> {
  const documented = (operation.parameters ?? []).filter((parameter) => parameter.in === 'header');
  const fields = documented.map(({ name, schema }) =>
    fc
      .oneof(
        { weight: 3, arbitrary: fittingText(schema) },
        { weight: 1, arbitrary: fc.constantFrom('', 'x', 'a'.repeat(500)) },
      )
      .map((value): [string, string] => [name, value]),
  );
  return fc.tuple(...fields).map((entries) => Object.fromEntries(entries));
}

/** Requests to any of the routes: half of them valid, the others with one fault. */
export function requestsTo(
  routes: Route[],
  knownOf: (route: Route) => KnownValues,
): fc.Arbitrary<GeneratedRequest> {
  return fc.constantFrom(...routes).chain((route) => {
    const known = knownOf(route);
    return fc
      .record({
        address: pathFor(route, known),
        query: queryFor(route, known),
        headers: headersFor(route),
        sent: bodyFor(route, known),
        caller: fc.constantFrom<GeneratedRequest['caller']>(
          'admin',
          'admin',
          'admin',
          'admin',
          'user',
          'nobody',
          'stranger',
        ),
      })
      .map(({ address, query, headers, sent, caller }) => ({
        route,
        path: query ? `${address}?${query}` : address,
        headers: { ...headers, ...sent.headers },
        body: sent.body,
        caller,
      }));
  });
}
