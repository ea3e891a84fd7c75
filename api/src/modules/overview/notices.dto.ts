import { IsOneOf } from '../../contract/request-fields';
import { Nested, OneOf } from '../../contract/response-fields';
import { IsSettingVersion, SettingDto } from '../settings/settings.dto';
import type { Section } from '../settings/section';

export const NOTICE_TIMES = ['at_once', 'daily', 'never'] as const;
export type NoticeTime = (typeof NOTICE_TIMES)[number];

/** When owners are mailed what waits. */
export const NOTICES: Section<{ mail: NoticeTime }> = { id: 'notices', initial: { mail: 'daily' } };

export class NoticesDto {
  @OneOf(NOTICE_TIMES) mail: NoticeTime;
}

export class NoticesSettingDto extends SettingDto {
  @Nested(NoticesDto) value: NoticesDto;
}

export class ChangeNoticesDto {
  @IsOneOf(NOTICE_TIMES, 'Valet finns inte.') mail: NoticeTime;
  @IsSettingVersion() version: number;
}
