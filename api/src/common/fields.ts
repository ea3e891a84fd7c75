import { Transform } from 'class-transformer';
import { ValidateIf } from 'class-validator';

export const IS_TEXT = { message: 'Fältet ska vara text.' };

/** Space around what was typed is not part of it. */
export const trimmed = () =>
  Transform(({ value }: { value: unknown }) => (typeof value === 'string' ? value.trim() : value));

/** A field that need not be sent. Unlike `IsOptional` it does not let null through to a column that takes none. */
export const mayBeAbsent = () => ValidateIf((_, value: unknown) => value !== undefined);

/** An empty field of a form means 'none'. */
export const emptyIsNull = () =>
  Transform(({ value }: { value: unknown }) =>
    typeof value === 'string' && value.trim() === '' ? null : value,
  );
