import { ErrorDto } from '../../contract/answers';
import { IsWhole, IsText } from '../../contract/request-fields';
import { Flag, Integer, Text, Timestamp } from '../../contract/response-fields';
import { applyDecorators } from '@nestjs/common';
import { ValidateBy, type ValidationArguments } from 'class-validator';
import { isOneLine } from '../../contract/fields';

/** The state of a section; its module adds `value` of its own class. */
export class SettingDto {
  @Integer('0 while nobody has changed the section.') version: number;
  @Timestamp({ nullable: true }) changed_at: Date | null;
  @Text({ nullable: true }) changed_by_name: string | null;
}

/** The version that a change starts from: a field of the class that a `PUT` takes. The next one fits its column too. */
export const IsSettingVersion = () => IsWhole({ min: 0, max: 2_147_483_646 }, 'Versionen saknas.');

/** The answer to a change of another version. */
export class SettingChangedDto extends ErrorDto {
  @Text('Name of the user who changed it.') saved_by_name: string;
  @Flag('The caller changed it, in another tab or browser.') is_own: boolean;
}

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
