import { applyDecorators } from '@nestjs/common';
import { ValidateBy, type ValidationArguments } from 'class-validator';
import { isOneLine } from '../../contract/fields';
import { IsText } from '../../contract/request-fields';

/** A line that may be empty, which means that nobody has filled it in yet. */
export const Line = (max: number) =>
  applyDecorators(
    isOneLine('Skriv på en rad.'),
    IsText({ nullable: true, trim: true, emptyIsNull: true, max: [max, `Skriv högst ${max} tecken.`] }),
  );

/** A line that is filled in. @param message what to say of an empty one. */
export const FilledLine = (max: number, message: string) =>
  applyDecorators(
    isOneLine('Skriv på en rad.'),
    IsText({ trim: true, min: 1, max: [max, `Skriv högst ${max} tecken.`] }, message),
  );

/** Another rule of a line that is filled in. */
export const Follows = (rule: (value: string, object: object) => boolean, message: string) =>
  ValidateBy(
    {
      name: 'follows',
      validator: {
        validate: (value: unknown, args?: ValidationArguments) =>
          typeof value !== 'string' || rule(value, args?.object ?? {}),
      },
    },
    { message },
  );
