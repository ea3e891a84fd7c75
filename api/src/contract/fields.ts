import { Transform } from 'class-transformer';
import { Matches, ValidateIf } from 'class-validator';

export const IS_TEXT = { message: 'Fältet ska vara text.' };

/** Trims the text. */
export const trimmed = () =>
  Transform(({ value }: { value: unknown }) => (typeof value === 'string' ? value.trim() : value));

/**
 * The text is one line: a line break could begin another header of a mail.
 *
 * @param message a Swedish sentence.
 * @param each of a list of texts.
 */
export const isOneLine = (message: string, each = false) =>
  Matches(/^[^\p{Cc}\p{Zl}\p{Zp}]*$/u, { message, each });

/** A text of several lines as one. */
export const asOneLine = (text: string): string => text.replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ').trim();

/** A field that may be missing. Unlike `IsOptional` it refuses null, which the column would not take. */
export const mayBeAbsent = () => ValidateIf((_, value: unknown) => value !== undefined);

/** An empty field of a form means null. */
export const emptyIsNull = () =>
  Transform(({ value }: { value: unknown }) =>
    typeof value === 'string' && value.trim() === '' ? null : value,
  );
