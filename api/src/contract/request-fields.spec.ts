import { describe, expect, it } from '@jest/globals';
import { plainToInstance } from 'class-transformer';
import { validateSync } from 'class-validator';
import { IsListOf, IsMailAddress, IsOneOf, IsText, IsWhole, IsZonedTime } from './request-fields';
import { Describe } from './response-fields';

class Line {
  @IsText({ max: [5, 'Namnet är för långt.'] }, 'Namnet saknas.') name: unknown;
}

class Body {
  @Describe('A name.')
  @IsText({ trim: true, min: 1, max: [5, 'Titeln är för lång.'] }, 'Titeln saknas.')
  title: unknown;

  @IsText({ pattern: [/^[a-z]+$/, 'Skriv a till z.'], required: false }) word: unknown;
  @IsText({ nullable: true, emptyIsNull: true }) note: unknown;
  @IsWhole({ min: 1, max: [9, 'Högst 9.'], isQuery: true }, 'Antalet ska vara ett heltal från 1.')
  count: unknown;
  @IsOneOf(['ny', 'klar'], 'Ny eller klar.') status: unknown;
  @IsZonedTime('Tiden saknar zon.') at: unknown;
  @IsListOf(Line, { min: [1, 'Listan är tom.'], max: 2 }, 'Det är ingen lista av högst två.') lines: unknown;
}

const VALID = { title: 'Lugn', note: 'x', count: '3', status: 'ny', lines: [{ name: 'a' }] };

const read = (fields: object) => plainToInstance(Body, { ...VALID, ...fields });

/** The first sentence of each refused field, as the API answers it. */
const sentencesOf = (fields: object) =>
  validateSync(read(fields), { stopAtFirstError: true }).map(
    ({ constraints, children = [] }) =>
      Object.values(constraints ?? children[0]?.children?.[0]?.constraints ?? {})[0],
  );

const schemaOf = (field: string): unknown =>
  Reflect.getMetadata('swagger/apiModelProperties', Body.prototype, field);

describe('a field of a request', () => {
  it('takes what keeps its limits', () => {
    expect(sentencesOf({})).toEqual([]);
  });

  it.each([
    [{ title: 5 }, 'Titeln saknas.'],
    [{ title: '  ' }, 'Titeln saknas.'],
    [{ title: 'för lång' }, 'Titeln är för lång.'],
    [{ word: 'A' }, 'Skriv a till z.'],
    [{ word: 5 }, 'Fältet ska vara text.'],
    [{ count: '1.5' }, 'Antalet ska vara ett heltal från 1.'],
    [{ count: '0' }, 'Antalet ska vara ett heltal från 1.'],
    [{ count: '10' }, 'Högst 9.'],
    [{ status: 'gammal' }, 'Ny eller klar.'],
    [{ at: '2026-03-29T10:00' }, 'Tiden saknar zon.'],
    [{ lines: {} }, 'Det är ingen lista av högst två.'],
    [{ lines: [] }, 'Listan är tom.'],
    [{ lines: [{ name: 'a' }, { name: 'b' }, { name: 'c' }] }, 'Det är ingen lista av högst två.'],
    [{ lines: [{ name: 'för lång' }] }, 'Namnet är för långt.'],
  ])('refuses %j by the sentence of the first rule that it breaks', (fields, sentence) => {
    expect(sentencesOf(fields)).toEqual([sentence]);
  });

  it('checks a field that may be missing only where it stands', () => {
    expect(sentencesOf({ word: undefined, note: null, at: '' })).toEqual([]);
    expect(sentencesOf({ title: undefined })).toEqual(['Titeln saknas.']);
  });

  it('reads spaces, empty text and numbers of an address as what they mean', () => {
    expect(read({ title: ' Lugn ', note: ' ', at: '' })).toMatchObject({
      title: 'Lugn',
      note: null,
      count: 3,
      at: null,
    });
  });

  it('describes in the contract what is checked', () => {
    expect(schemaOf('title')).toMatchObject({
      type: String,
      minLength: 1,
      maxLength: 5,
      description: 'A name.',
    });
    expect(schemaOf('word')).toMatchObject({ type: String, pattern: '^[a-z]+$', required: false });
    expect(schemaOf('count')).toMatchObject({ type: Number, minimum: 1, maximum: 9 });
    expect(schemaOf('status')).toMatchObject({ enum: ['ny', 'klar'] });
    expect(schemaOf('lines')).toMatchObject({ type: Line, isArray: true, minItems: 1, maxItems: 2 });
  });
});

describe('IsMailAddress', () => {
  class Body {
    @IsMailAddress() email: unknown;
  }
  const read = (email: unknown) => {
    const body = plainToInstance(Body, { email });
    return { email: body.email, issues: validateSync(body) };
  };

  it('takes every spelling of a mailbox as one', () => {
    expect(read(' Anna@Exempel.SE ')).toEqual({ email: 'anna@exempel.se', issues: [] });
  });

  it.each(['anna', 5, null, undefined, 'anna@exempel.se\n', '\ranna@exempel.se'])(
    'refuses %j in a sentence, and leaves it as it is',
    (email) => {
      const { email: kept, issues } = read(email);
      expect(kept).toBe(email);
      expect(issues).toMatchObject([
        {
          property: 'email',
          constraints: { isMailAddress: 'Ange en giltig e-postadress.' },
          contexts: { isMailAddress: { isWholeMessage: true } },
        },
      ]);
    },
  );
});
