import { Transform } from 'class-transformer';
import { ValidateIf } from 'class-validator';

export const IS_TEXT = { message: 'Fältet ska vara text.' };

/** Trims the text. */
export const trimmed = () =>
  Transform(({ value }: { value: unknown }) => (typeof value === 'string' ? value.trim() : value));

/** A field that may be missing. Unlike `IsOptional` it refuses null, which the column would not take. */
export const mayBeAbsent = () => ValidateIf((_, value: unknown) => value !== undefined);

/** An empty field of a form means null. */
export const emptyIsNull = () =>
  Transform(({ value }: { value: unknown }) =>
    typeof value === 'string' && value.trim() === '' ? null : value,
  );
