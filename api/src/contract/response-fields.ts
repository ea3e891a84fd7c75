import type { Type } from '@nestjs/common';
import { ApiProperty, type ApiPropertyOptions } from '@nestjs/swagger';

/** What the contract says of a field, in the words of OpenAPI. */
export interface Schema extends Pick<
  ApiPropertyOptions,
  | 'default'
  | 'description'
  | 'enum'
  | 'format'
  | 'isArray'
  | 'maximum'
  | 'maxItems'
  | 'maxLength'
  | 'minimum'
  | 'minItems'
  | 'minLength'
  | 'nullable'
  | 'pattern'
> {
  type?: Type | [Type] | 'integer';
  required?: boolean;
}

/** What the contract says of a field beside its type. A text alone is its description. */
export type About = string | Schema;

const describe = (schema: Schema, about: About = {}) =>
  ApiProperty({ ...schema, ...(typeof about === 'string' ? { description: about } : about) });

/** The description of a field whose other decorator leaves no room for it. */
export const Describe = (description: string) => ApiProperty({ description });

export const Text = (about?: About) => describe({ type: String }, about);
export const Timestamp = (about?: About) => describe({ type: String, format: 'date-time' }, about);
/** A calendar day in Sweden: `2026-03-29`. */
export const Day = (about?: About) => describe({ type: String, format: 'date' }, about);
export const Flag = (about?: About) => describe({ type: Boolean }, about);
export const Numeric = (about?: About) => describe({ type: Number }, about);
export const Integer = (about?: About) => describe({ type: 'integer' }, about);

/** One of the values. */
export const OneOf = (values: readonly string[], about?: About) => describe({ enum: [...values] }, about);
/** A list of the values. */
export const SomeOf = (values: readonly string[], about?: About) =>
  describe({ enum: [...values], isArray: true }, about);

/** An object of another class. */
export const Nested = (type: Type, about?: About) => describe({ type }, about);
export const ListOf = (type: Type, about?: About) => describe({ type: [type] }, about);
