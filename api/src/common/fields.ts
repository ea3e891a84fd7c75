import { applyDecorators } from '@nestjs/common';
import { Transform } from 'class-transformer';
import { IsEmail, IsString, Matches, MaxLength, ValidateIf } from 'class-validator';

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

/**
 * A mail address that a mail can be sent to as it stands. Quoted local parts, commas and line breaks, which could
 * add a header or a recipient, are none; its length is looked at first.
 */
export function IsAddress() {
  const message = 'Ange en giltig e-postadress.';
  return applyDecorators(
    Matches(/^[^\s",<>()]+$/, { message }),
    IsEmail({ allow_utf8_local_part: false }, { message }),
    MaxLength(254, { message }),
    IsString({ message }),
    trimmed(),
  );
}
