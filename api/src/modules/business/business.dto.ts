import { applyDecorators } from '@nestjs/common';
import { Transform, Type } from 'class-transformer';
import { IsOptional, IsString, MaxLength, ValidateNested } from 'class-validator';
import { isOneLine } from '../../contract/fields';
import { IsFlag, IsListOf, IsOneOf, IsSomeOf, IsWhole } from '../../contract/request-fields';
import { Flag, ListOf, Nested, Text } from '../../contract/response-fields';
import { CrisisLineDto } from '../crisis-lines/crisis-lines.dto';
import { GuidanceDto } from '../narration/narrations.dto';
import { INVALID_MAIL_ADDRESS, isMailAddress } from '../../text/mail-address';
import { FilledLine, Follows, Line, IsSettingVersion, SettingDto } from '../settings/settings.dto';
import {
  isOrganisationNumber,
  isVatNumberOf,
  POSTAL_ADDRESS,
  TELEPHONE_NUMBER,
  withHyphen,
} from './company-rules';

const YES_OR_NO = 'Svara ja eller nej.';
const ONE_REVIEWER = 'Skriv en granskare på varje rad.';
const NAME_AND_COUNTRY = 'Skriv namn och land.';

/** What the owner answers with none, so that it is neither missing nor stated. */
const NoneOf = (places: readonly string[]) => {
  const message = 'Valet finns inte.';
  return IsSomeOf(places, { other: message, twice: message, tooMany: message, noList: message });
};

export class CompanyDto {
  @Line(120) legalName: string | null;

  @Follows(
    isOrganisationNumber,
    'Numret stämmer inte. Läs av det en gång till: tio siffror, till exempel 556036-0793.',
  )
  @Transform(({ value }: { value: unknown }) => (typeof value === 'string' ? withHyphen(value) : value))
  @Line(20)
  organisationNumber: string | null;

  @Follows(
    (value, company) => isVatNumberOf(value, (company as CompanyDto).organisationNumber),
    'Numret ska vara SE, företagets organisationsnummer och 01, till exempel SE556036079301.',
  )
  @Transform(({ value }: { value: unknown }) =>
    typeof value === 'string' ? value.replace(/[\s-]/g, '').toUpperCase() : value,
  )
  @Line(20)
  vatNumber: string | null;

  @IsFlag(YES_OR_NO, { nullable: true }) isMicroEnterprise: boolean | null;
  @IsOneOf(['standard', 'book'], 'Välj en momssats.', { nullable: true }) guidanceVatKind: string | null;
  @NoneOf(['vatNumber']) none: string[];
}

export class ReachDto {
  @Follows(
    (value) => POSTAL_ADDRESS.test(value),
    'Skriv gata, postnummer och ort på en rad, till exempel Storgatan 1, 111 22 Stockholm.',
  )
  @Line(200)
  address: string | null;

  @Follows(isMailAddress, INVALID_MAIL_ADDRESS) @Line(254) email: string | null;

  @Follows(
    (value) => TELEPHONE_NUMBER.test(value),
    'Skriv numret med riktnummer, till exempel 08-123 456 78 eller +46 8 123 456 78.',
  )
  @Line(30)
  phone: string | null;
}

export class EditorialDto {
  @Line(100) responsibleEditor: string | null;
  @IsFlag(YES_OR_NO, { nullable: true }) isEachTextReviewed: boolean | null;

  @isOneLine(ONE_REVIEWER, true)
  @MaxLength(200, { each: true, message: 'Skriv högst 200 tecken om varje granskare.' })
  @IsString({ each: true, message: ONE_REVIEWER })
  @Transform(({ value }: { value: unknown }) =>
    Array.isArray(value) ? value.map((one: unknown) => (typeof one === 'string' ? one.trim() : one)) : value,
  )
  @IsListOf(String, { nullable: true, max: [20, 'Högst 20 granskare.'] }, 'Granskarna ska vara en lista.')
  reviewers: string[] | null;

  @Line(500) aiUse: string | null;
  @Line(1000) conflictsOfInterest: string | null;
  @IsFlag(YES_OR_NO, { nullable: true }) isFounderStoryTrue: boolean | null;
  @IsFlag(YES_OR_NO, { nullable: true }) areTestimonialsTrue: boolean | null;
  @NoneOf(['aiUse']) none: string[];
}

export class ProcessorDto {
  @FilledLine(100, NAME_AND_COUNTRY) name: string;
  @FilledLine(60, NAME_AND_COUNTRY) country: string;
}

/** A processor of personal data; null where it is not filled in. */
const IsProcessor = () =>
  applyDecorators(
    Nested(ProcessorDto, { nullable: true }),
    Type(() => ProcessorDto),
    ValidateNested({ message: NAME_AND_COUNTRY }),
    IsOptional(),
  );

export class ProcessorsDto {
  @IsProcessor() hosting: ProcessorDto | null;
  @IsProcessor() email: ProcessorDto | null;
  @IsProcessor() payment: ProcessorDto | null;
  @IsProcessor() statistics: ProcessorDto | null;

  @IsWhole(
    { nullable: true, min: 1, max: [3650, 'Skriv högst 3 650 dagar.'] },
    'Skriv antalet dagar med siffror, minst 1.',
  )
  logDays: number | null;

  @Line(300) dataProtectionOfficer: string | null;
  @NoneOf(['dataProtectionOfficer', 'hosting', 'email', 'payment', 'statistics']) none: string[];
}

export class SocialDto {
  @Follows((value) => /^[\w.]{1,30}$/.test(value), 'Skriv kontots namn utan @ och utan adress.')
  @Line(30)
  instagram: string | null;

  @Follows((value) => /^[\w.]{1,50}$/.test(value), 'Skriv sidans namn, utan adress.')
  @Line(50)
  messenger: string | null;

  @NoneOf(['instagram', 'messenger']) none: string[];
}

export class ChangeCompanyDto extends CompanyDto {
  @IsSettingVersion() version: number;
}
export class ChangeReachDto extends ReachDto {
  @IsSettingVersion() version: number;
}
export class ChangeEditorialDto extends EditorialDto {
  @IsSettingVersion() version: number;
}
export class ChangeProcessorsDto extends ProcessorsDto {
  @IsSettingVersion() version: number;
}
export class ChangeSocialDto extends SocialDto {
  @IsSettingVersion() version: number;
}

export class CompanySettingDto extends SettingDto {
  @Nested(CompanyDto) value: CompanyDto;
}
export class ReachSettingDto extends SettingDto {
  @Nested(ReachDto) value: ReachDto;
}
export class EditorialSettingDto extends SettingDto {
  @Nested(EditorialDto) value: EditorialDto;
}
export class ProcessorsSettingDto extends SettingDto {
  @Nested(ProcessorsDto) value: ProcessorsDto;
}
export class SocialSettingDto extends SettingDto {
  @Nested(SocialDto) value: SocialDto;
}

export class MissingDetailDto {
  @Text('Its place in the facts, such as `processors.hosting`.') place: string;
  @Flag('A public site stays closed without it.') is_required: boolean;
}

export class BusinessSettingsDto {
  @Nested(CompanySettingDto) company: CompanySettingDto;
  @Nested(ReachSettingDto) reach: ReachSettingDto;
  @Nested(EditorialSettingDto) editorial: EditorialSettingDto;
  @Nested(ProcessorsSettingDto) processors: ProcessorsSettingDto;
  @Nested(SocialSettingDto) social: SocialSettingDto;
  @ListOf(MissingDetailDto) missing: MissingDetailDto[];
  @Flag('Whether forms, checkout and mail are open.') is_open: boolean;
}

export class SiteFactsDto {
  @Nested(Object, {
    nullable: true,
    description: 'The company, where it differs from the file of the build.',
  })
  business: object | null;

  @ListOf(CrisisLineDto, {
    nullable: true,
    description: 'The helplines, where they differ from the file of the build.',
  })
  crisis_lines: CrisisLineDto[] | null;

  @ListOf(GuidanceDto) guidance: GuidanceDto[];
}
