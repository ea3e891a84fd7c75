import { ErrorDto } from '../../contract/api-errors.decorator';
import { IsWhole } from '../../contract/request-fields';
import { Flag, Integer, Text, Timestamp } from '../../contract/response-fields';

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
