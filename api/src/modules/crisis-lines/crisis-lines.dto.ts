import { applyDecorators } from '@nestjs/common';
import { IsFlag, IsOneOf, IsWhole } from '../../contract/request-fields';
import { Day, Flag, ListOf, Text } from '../../contract/response-fields';
import { FilledLine, Follows, Line, IsSettingVersion, SettingDto } from '../settings/settings.dto';
import { isPublicAddress, isTelephoneNumber } from './crisis-line-rules';

export const CRISIS_GROUPS = ['now', 'talk', 'violence', 'young', 'relatives', 'text'] as const;

const MAX_ADDRESS = 300;
const Telephone = () =>
  applyDecorators(
    Follows(isTelephoneNumber, 'Skriv numret med siffror, till exempel 08-702 16 80 eller 90 390.'),
    Line(20),
  );
const WEB_ADDRESS = 'Skriv en adress som börjar med https://, till exempel https://www.bris.se.';

/** What the owner writes of a helpline. */
export class CrisisLineFieldsDto {
  @IsOneOf(CRISIS_GROUPS, 'Välj en grupp.') group: string;
  @FilledLine(80, 'Skriv vad linjen heter.') name: string;
  @Telephone() number: string | null;

  @Follows(
    (label, line) => label.includes((line as CrisisLineFieldsDto).number ?? label),
    'Numret ska stå i länkens ord, precis som det står ovan.',
  )
  @Line(120)
  label: string | null;

  @Line(300) reach: string | null;
  @Telephone() secondNumber: string | null;
  @Line(150) hours: string | null;
  @Line(200) forWhom: string | null;
  @Line(120) answersIn: string | null;
  @Follows(isPublicAddress, WEB_ADDRESS) @Line(MAX_ADDRESS) chat: string | null;
  @Line(100) chatHours: string | null;
  @Follows(isPublicAddress, WEB_ADDRESS) @FilledLine(MAX_ADDRESS, WEB_ADDRESS) source: string;
}

/** A helpline as the settings keep it. */
export class StoredCrisisLine extends CrisisLineFieldsDto {
  @Text() id: string;
  @Day({ nullable: true }) checkedOn: string | null;
  @Text({ nullable: true, description: 'Who checked it.' }) checkedBy: string | null;
}

export class CrisisLineDto extends StoredCrisisLine {
  @Flag('The last check is more than 180 days ago.') isOverdue: boolean;
}

export class ChangeCrisisLineDto extends CrisisLineFieldsDto {
  @IsFlag('Svara ja eller nej.') isCheckedToday: boolean;
  @IsSettingVersion() version: number;
}

export class RemoveCrisisLineDto {
  @IsWhole({ isQuery: true, min: 0, max: 2_147_483_646 }, 'Versionen saknas.') version: number;
}

export class CrisisLinesSettingDto extends SettingDto {
  @ListOf(CrisisLineDto, 'In the order of the card.') lines: CrisisLineDto[];
}
