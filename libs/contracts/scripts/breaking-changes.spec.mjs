import { describe, expect, it } from '@jest/globals';
import { breakingChanges, openChanges } from './breaking-changes.mjs';
import { unknownKeywords } from './schema-changes.mjs';

const json = (schema) => ({ content: { 'application/json': { schema } } });
const api = (call, schemas = {}) => ({ paths: { '/api/x': { post: call } }, components: { schemas } });
const answering = (schema, schemas) => api({ responses: { 201: json(schema) } }, schemas);
const taking = (schema, schemas) => api({ requestBody: json(schema) }, schemas);
const queried = (schema) => api({ parameters: [{ name: 'q', in: 'query', schema }] });

const text = (limits) => ({ type: 'string', ...limits });
const object = (properties, required = []) => ({ type: 'object', properties, required });
const list = (items, limits) => ({ type: 'array', items, ...limits });

describe('an answer', () => {
  it.each([
    ['an enum gains a value', text({ enum: ['a'] }), text({ enum: ['a', 'b'] }), 'may now be b.'],
    ['an enum opens', text({ enum: ['a'] }), text(), 'may now have any value.'],
    ['another type', text(), { type: 'number' }, 'was string and is number.'],
    ['null', text(), text({ nullable: true }), 'may now be null.'],
    ['another format', text({ format: 'date-time' }), text(), 'no longer has the format date-time.'],
    ['a field that is gone', object({ a: text() }), object({}), 'no longer has a.'],
    ['a field that may lack', object({ a: text() }, ['a']), object({ a: text() }), 'may now lack a.'],
    ['items without a schema', list(text()), { type: 'array' }, 'items is no longer described.'],
    ['the type of items', list(text()), list({ type: 'number' }), 'items was string and is number.'],
    [
      'an enum deep in items',
      object({ a: list(object({ b: text({ enum: ['x'] }) })) }),
      object({ a: list(object({ b: text({ enum: ['x', 'y'] }) })) }),
      'a items b may now be y.',
    ],
  ])('breaks its readers: %s', (_, before, now, sentence) => {
    expect(breakingChanges(answering(before), answering(now))).toEqual([`POST /api/x 201 ${sentence}`]);
  });

  it('may lose an enum value, and get a field', () => {
    const before = answering(object({ a: text({ enum: ['x', 'y'] }) }));
    expect(breakingChanges(before, answering(object({ a: text({ enum: ['x'] }), b: text() })))).toEqual([]);
  });
});

describe('a body', () => {
  it.each([
    [
      'maxLength lowered',
      text({ maxLength: 9 }),
      text({ maxLength: 8 }),
      'has a smaller maxLength: 8 instead of 9.',
    ],
    ['maxLength added', text(), text({ maxLength: 8 }), 'has a smaller maxLength: 8 instead of none.'],
    [
      'minLength raised',
      text({ minLength: 1 }),
      text({ minLength: 2 }),
      'has a larger minLength: 2 instead of 1.',
    ],
    ['minLength added', text(), text({ minLength: 1 }), 'has a larger minLength: 1 instead of none.'],
    ['pattern added', text(), text({ pattern: '^a' }), 'now has the pattern ^a.'],
    ['pattern changed', text({ pattern: '^b' }), text({ pattern: '^a' }), 'now has the pattern ^a.'],
    ['format added', text(), text({ format: 'email' }), 'now has the format email.'],
    ['enum added', text(), text({ enum: ['a', 'b'] }), 'now takes only a, b.'],
    ['enum narrowed', text({ enum: ['a', 'b'] }), text({ enum: ['a'] }), 'no longer takes b.'],
    ['null no longer taken', text({ nullable: true }), text(), 'no longer takes null.'],
    ['another type', text(), { type: 'number' }, 'was string and is number.'],
    [
      'maximum lowered',
      { type: 'number', maximum: 0 },
      { type: 'number', maximum: -1 },
      'has a smaller maximum: -1 instead of 0.',
    ],
    [
      'minimum raised',
      { type: 'number', minimum: -1 },
      { type: 'number', minimum: 0 },
      'has a larger minimum: 0 instead of -1.',
    ],
  ])('breaks its senders: %s', (_, before, now, sentence) => {
    const [body, other] = [before, now].map((schema) => taking(object({ a: schema })));
    expect(breakingChanges(body, other)).toEqual([`POST /api/x body a ${sentence}`]);
    const [deep, otherDeep] = [before, now].map((schema) => taking(list(object({ a: schema }))));
    expect(breakingChanges(deep, otherDeep)).toEqual([`POST /api/x body items a ${sentence}`]);
    expect(breakingChanges(queried(before), queried(now))).toEqual([`POST /api/x q ${sentence}`]);
  });

  it.each([
    ['maxItems lowered', { maxItems: 3 }, { maxItems: 2 }, 'has a smaller maxItems: 2 instead of 3.'],
    ['minItems raised', { minItems: 1 }, { minItems: 2 }, 'has a larger minItems: 2 instead of 1.'],
    ['items without a schema', {}, { items: undefined }, 'items is no longer taken.'],
    ['uniqueItems added', {}, { uniqueItems: true }, 'no longer takes an item twice.'],
  ])('breaks the senders of its lists: %s', (_, before, now, sentence) => {
    expect(breakingChanges(taking(list(text(), before)), taking(list(text(), now)))).toEqual([
      `POST /api/x body ${sentence}`,
    ]);
  });

  it('breaks the senders of an object with fields of any name that takes them no longer', () => {
    const open = taking({ type: 'object', additionalProperties: true });
    expect(breakingChanges(open, taking({ type: 'object' }))).toEqual([
      'POST /api/x body no longer takes fields of any name.',
    ]);
    expect(breakingChanges(taking({ type: 'object' }), open)).toEqual([]);
  });

  it('loses a field, or requires one', () => {
    const before = taking(object({ a: text(), b: text() }));
    expect(breakingChanges(before, taking(object({ b: text() }, ['b'])))).toEqual([
      'POST /api/x body now requires b.',
      'POST /api/x body no longer takes a.',
    ]);
  });

  it('may widen every limit', () => {
    const before = taking(object({ a: text({ maxLength: 3, minLength: 2, pattern: '^a', enum: ['a'] }) }));
    const now = taking(object({ a: text({ maxLength: 4, minLength: 1, enum: ['a', 'b'], nullable: true }) }));
    expect(breakingChanges(before, now)).toEqual([]);
  });

  it('becomes required, or is taken as another type', () => {
    expect(breakingChanges(api({}), api({ requestBody: { required: true } }))).toEqual([
      'POST /api/x body is now required.',
    ]);
    const optional = api({ requestBody: json(text()) });
    expect(breakingChanges(optional, api({ requestBody: { ...json(text()), required: true } }))).toEqual([
      'POST /api/x body is now required.',
    ]);
    expect(breakingChanges(optional, api({ requestBody: { content: { 'text/csv': {} } } }))).toEqual([
      'POST /api/x body is no longer taken as application/json.',
    ]);
    expect(breakingChanges(optional, api({}))).toEqual(['POST /api/x body is no longer taken.']);
  });
});

describe('a reference', () => {
  const reference = { $ref: '#/components/schemas/Card' };

  it('leads to what it names, with keywords of its own', () => {
    const before = answering(object({ a: { allOf: [reference] } }), { Card: object({ t: text() }) });
    const now = answering(object({ a: { allOf: [reference], nullable: true } }), { Card: object({}) });
    expect(breakingChanges(before, now)).toEqual([
      'POST /api/x 201 a may now be null.',
      'POST /api/x 201 a no longer has t.',
    ]);
  });

  it('counts for each field that has it', () => {
    const cards = { Card: object({ t: text() }), Other: object({}) };
    const before = answering(object({ a: reference, b: reference }), cards);
    const now = answering(object({ a: reference, b: { $ref: '#/components/schemas/Other' } }), cards);
    expect(breakingChanges(before, now)).toEqual(['POST /api/x 201 b no longer has t.']);
  });

  it('may lead back to where it stands', () => {
    const tree = (t) => answering(reference, { Card: object({ t, children: list(reference) }) });
    expect(breakingChanges(tree(text()), tree({ type: 'number' }))).toEqual([
      'POST /api/x 201 t was string and is number.',
    ]);
  });
});

describe('a call', () => {
  const responds = (responses) => api({ responses });

  it('breaks its callers when it goes, or responds otherwise', () => {
    expect(breakingChanges(api({}), { paths: {} })).toEqual(['POST /api/x is gone.']);
    expect(breakingChanges(responds({ 201: {} }), responds({ 200: {} }))).toEqual([
      'POST /api/x no longer responds with 201.',
    ]);
    expect(breakingChanges(responds({ 201: json(text()) }), responds({ 201: {} }))).toEqual([
      'POST /api/x 201 no longer comes as application/json.',
    ]);
  });

  it('breaks its callers when its errors say less', () => {
    const refused = (schema) => responds({ 400: json(schema) });
    expect(breakingChanges(refused(object({ code: text() })), refused(object({})))).toEqual([
      'POST /api/x 400 no longer has code.',
    ]);
    expect(breakingChanges(refused(text()), responds({}))).toEqual([]);
  });

  it('breaks its callers when it asks for more', () => {
    const now = api({ security: [{ bearer: [] }], parameters: [{ name: 'q', in: 'query', required: true }] });
    expect(breakingChanges(api({}), now)).toEqual([
      'POST /api/x now requires a signed-in caller.',
      'POST /api/x now requires q.',
    ]);
    expect(breakingChanges(queried(text()), api({}))).toEqual(['POST /api/x no longer takes q.']);
  });
});

describe('unknownKeywords', () => {
  it('names a keyword without a rule wherever it stands', () => {
    const combined = { allOf: [text(), text()] };
    const document = api(
      {
        parameters: [{ name: 'q', in: 'query', schema: { multipleOf: 2 } }],
        requestBody: json(list({ oneOf: [] })),
        responses: { 200: json(object({ a: { patternProperties: {} } })) },
      },
      { Card: combined },
    );
    expect(unknownKeywords(document).map((sentence) => sentence.split(',')[0])).toEqual([
      'openapi.json uses allOf of several',
      'openapi.json uses multipleOf',
      'openapi.json uses oneOf',
      'openapi.json uses patternProperties',
    ]);
  });

  it('returns an empty list where all have rules', () => {
    expect(
      unknownKeywords(taking(object({ a: text({ maxLength: 3, minLength: 1, description: 'x' }) }))),
    ).toEqual([]);
  });
});

it('lets go what the released contract deprecates', () => {
  const deprecated = { type: 'string', deprecated: true };
  const call = {
    parameters: [{ name: 'q', in: 'query', deprecated: true, schema: text() }],
    requestBody: json(object({ old: deprecated, kept: text() })),
    responses: { 201: json(object({ old: deprecated, kept: text() }, ['old', 'kept'])) },
  };
  const now = { requestBody: json(object({})), responses: { 201: json(object({})) } };
  expect(breakingChanges(api(call), api(now))).toEqual([
    'POST /api/x 201 no longer has kept.',
    'POST /api/x body no longer takes kept.',
  ]);
  expect(breakingChanges(api({ ...call, deprecated: true }), { paths: {} })).toEqual([]);
});

const GONE = 'GET /api/x is gone.';

it('takes out what was agreed on', () => {
  expect(openChanges([GONE, 'b'], [{ change: GONE, reason: 'No live remote calls it.' }])).toEqual(['b']);
});

it('wants a reason', () => {
  expect(openChanges([GONE], [{ change: GONE, reason: ' ' }])).toEqual([
    'agreed-changes.json gives no reason for “GET /api/x is gone.”.',
  ]);
});

it('wants agreements that are no longer in use to go', () => {
  expect(openChanges([], [{ change: GONE, reason: 'No live remote calls it.' }])).toEqual([
    'agreed-changes.json lists “GET /api/x is gone.”, which is no change: remove it.',
  ]);
});
