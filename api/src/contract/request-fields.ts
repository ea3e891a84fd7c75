import { applyDecorators, type Type } from '@nestjs/common';
import { Transform, Type as TypeOf } from 'class-transformer';
import {
  ArrayMaxSize,
  ArrayMinSize,
  ArrayUnique,
  IsArray,
  IsBoolean,
  IsIn,
  IsInt,
  IsISO8601,
  IsOptional,
  IsString,
  Matches,
  Max,
  MaxLength,
  Min,
  MinLength,
  ValidateBy,
  ValidateNested,
} from 'class-validator';
import { emptyIsNull, IS_TEXT, trimmed } from './fields';
import {
  canonicalMailAddress,
  INVALID_MAIL_ADDRESS,
  isMailAddress,
  MAX_MAIL_ADDRESS_LENGTH,
} from '../text/mail-address';
import {
  Flag,
  ListOf,
  Numeric,
  OneOf,
  SomeOf,
  Text,
  Timestamp,
  type About,
  type Schema,
} from './response-fields';

type Describing = (about: Schema) => PropertyDecorator;

/** A limit. A sentence of its own says what is wrong; without one, that of the field does. */
type Rule<Limit> = Limit | readonly [limit: Limit, sentence: string];

/**
 * A field of a request: described for the contract, and checked. The checks apply in their order, so its type is
 * checked before its limits. A field that may be missing or null is not checked then.
 */
function declare(described: Describing, about: About, ...checks: PropertyDecorator[]) {
  const schema = typeof about === 'string' ? { description: about } : about;
  const mayBeMissing = schema.nullable === true || schema.required === false;
  return applyDecorators(described(schema), ...checks, ...(mayBeMissing ? [IsOptional()] : []));
}

const isPair = <Limit>(rule: Rule<Limit>): rule is readonly [Limit, string] => Array.isArray(rule);

function limitOf<Limit>(rule: Rule<Limit> | undefined): Limit | undefined {
  return rule !== undefined && isPair(rule) ? rule[0] : rule;
}

/** The check of a limit, or none. */
function check<Limit>(
  decorate: (limit: Limit, options: { message: string }) => PropertyDecorator,
  rule: Rule<Limit> | undefined,
  message: string,
): PropertyDecorator[] {
  if (rule === undefined) return [];
  return [isPair(rule) ? decorate(rule[0], { message: rule[1] }) : decorate(rule, { message })];
}

interface TextRules extends Omit<Schema, 'pattern'> {
  min?: Rule<number>;
  max?: Rule<number>;
  pattern?: Rule<RegExp>;
  /** White space around it is cut off. */
  trim?: true;
  /** An empty field of a form means null. */
  emptyIsNull?: true;
}

/** A text. @param message what to say of something else, in Swedish. */
export function IsText(
  { min, max, pattern, trim, emptyIsNull: isEmptyNull, ...about }: TextRules = {},
  message = IS_TEXT.message,
) {
  return declare(
    (schema) =>
      Text({
        minLength: limitOf(min),
        maxLength: limitOf(max),
        pattern: limitOf(pattern)?.source,
        ...schema,
      }),
    about,
    ...(trim ? [trimmed()] : []),
    ...(isEmptyNull ? [emptyIsNull()] : []),
    IsString({ message }),
    ...check(MinLength, min, message),
    ...check(MaxLength, max, message),
    ...check<RegExp>((limit, options) => Matches(limit, options), pattern, message),
  );
}

const NO_DAY = 'Ange en dag, till exempel 2026-11-25.';

/** A day, `2026-11-25`; the 31st of November is refused. */
export const IsCalendarDay = (about: Pick<Schema, 'required' | 'description'> = {}) =>
  applyDecorators(
    IsISO8601({ strict: true }, { message: NO_DAY }),
    IsText({ pattern: [/^20\d\d-\d\d-\d\d$/, NO_DAY], ...about }),
  );

/**
 * The address of one mailbox, stored in its canonical spelling. Its message is also the response's sentence.
 */
export const IsMailAddress = (about: Pick<Schema, 'required'> = {}) =>
  applyDecorators(
    ...(about.required === false ? [IsOptional()] : []),
    Text({ format: 'email', maxLength: MAX_MAIL_ADDRESS_LENGTH, ...about }),
    Transform(({ value }: { value: unknown }) =>
      typeof value === 'string' && !/[\r\n]/.test(value) ? canonicalMailAddress(value) : value,
    ),
    ValidateBy(
      { name: 'isMailAddress', validator: { validate: isMailAddress } },
      { message: INVALID_MAIL_ADDRESS, context: { isWholeMessage: true } },
    ),
  );

interface Limits extends Schema {
  min?: Rule<number>;
  max?: Rule<number>;
}

interface NumberRules extends Limits {
  /** It stands in an address, where a number is text. */
  isQuery?: true;
}

/** A whole number. @param message what to say of something else, in Swedish. */
export function IsWhole({ min, max, isQuery, ...about }: NumberRules, message: string) {
  return declare(
    (schema) => Numeric({ minimum: limitOf(min), maximum: limitOf(max), ...schema }),
    about,
    ...(isQuery ? [TypeOf(() => Number)] : []),
    IsInt({ message }),
    ...check(Min, min, message),
    ...check(Max, max, message),
  );
}

const NO_VERSION = { message: 'Versionen finns inte.' };

/** The version of a row that a change starts from: an integer of PostgreSQL. */
export const IsVersion = (about: About = {}, message = 'Versionen saknas.') =>
  declare(
    (schema) => Numeric({ minimum: 1, ...schema }),
    about,
    IsInt({ message }),
    Min(1, NO_VERSION),
    Max(2_147_483_647, NO_VERSION),
  );

const ZONED_TIME = /^\d{4}-\d\d-\d\dT\d\d:\d\d(?::\d\d(?:\.\d{1,3})?)?(?:Z|[+-]\d\d:\d\d)$/;

/** A time with its zone. It may be missing, or null, which an empty field of a form means. */
export const IsZonedTime = (message: string) =>
  declare(
    Timestamp,
    { required: false, nullable: true },
    emptyIsNull(),
    IsString({ message }),
    Matches(ZONED_TIME, { message }),
  );

export const IsFlag = (message: string, about: About = {}) => declare(Flag, about, IsBoolean({ message }));

export const IsOneOf = (values: readonly string[], message: string, about: About = {}) =>
  declare((schema) => OneOf(values, schema), about, IsIn(values, { message }));

/** A list of some of the values. @param sentences what to say of another value, one that stands twice and no list. */
export const IsSomeOf = (
  values: readonly string[],
  sentences: Readonly<Record<'other' | 'twice' | 'tooMany' | 'noList', string>>,
  about: About = {},
) =>
  declare(
    (schema) => SomeOf(values, schema),
    about,
    IsArray({ message: sentences.noList }),
    ArrayMaxSize(values.length, { message: sentences.tooMany }),
    ArrayUnique({ message: sentences.twice }),
    IsIn(values, { each: true, message: sentences.other }),
  );

/** A list of texts or of objects. @param message what to say of something else, in Swedish. */
export const IsListOf = (type: Type, { min, max, ...about }: Limits, message: string) =>
  declare(
    (schema) => ListOf(type, { minItems: limitOf(min), maxItems: limitOf(max), ...schema }),
    about,
    IsArray({ message }),
    ...check(ArrayMinSize, min, message),
    ...check(ArrayMaxSize, max, message),
    ...(type === String ? [] : [TypeOf(() => type), ValidateNested({ each: true })]),
  );

/** Invisible characters are no reason. */
const HAS_WORDS = /(?:\p{L}\P{L}*){5}/u;

/** Why somebody decides in place of a review. @param message what to say of an empty one. */
export const IsReason = (message: string, { required = true } = {}) =>
  applyDecorators(
    Matches(HAS_WORDS, { message }),
    IsText({ trim: true, min: 10, max: [500, 'Skriv högst 500 tecken.'], required }, message),
  );
