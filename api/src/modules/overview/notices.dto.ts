import { IsOneOf, IsWhole } from '../../contract/request-fields';
import { Nested, OneOf } from '../../contract/response-fields';
import { SettingChangedDto, SettingDto } from '../settings/settings.dto';
import { NOTICE_TIMES, type NoticeTime } from './notices';

export class NoticesDto {
  @OneOf(NOTICE_TIMES) mail: NoticeTime;
}

export class NoticesSettingDto extends SettingDto {
  @Nested(NoticesDto) value: NoticesDto;
}

export class ChangeNoticesDto {
  @IsOneOf(NOTICE_TIMES, 'Valet finns inte.') mail: NoticeTime;
  @IsWhole({ min: 0, max: 2_147_483_647 }, 'Versionen saknas.') version: number;
}

export class NoticesChangedDto extends SettingChangedDto {
  @Nested(NoticesSettingDto, { required: false }) current?: NoticesSettingDto;
}
