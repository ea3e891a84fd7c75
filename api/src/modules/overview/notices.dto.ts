import { IsOneOf } from '../../contract/request-fields';
import { Nested, OneOf } from '../../contract/response-fields';
import { IsSettingVersion, SettingDto } from '../settings/settings.dto';
import { NOTICE_TIMES, type NoticeTime } from './notices';

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
