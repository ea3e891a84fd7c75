import { ApiProperty } from '@nestjs/swagger';
import {
  ArrayMaxSize,
  ArrayUnique,
  IsArray,
  IsBoolean,
  IsIn,
  IsInt,
  IsOptional,
  IsString,
  Matches,
  Max,
  MaxLength,
  Min,
} from 'class-validator';
import { Column, getMetadataArgsStorage } from 'typeorm';
import { emptyIsNull, IS_TEXT, trimmed } from '../../common/fields';
import { CATEGORY_IDS, type CategoryId } from '../blog/categories';

/** Half of it is what a mail program shows before it cuts the message off; see docs/newsletter.md. */
export const LONGEST_LETTER = 60_000;
export const LONGEST_SPREAD_HOURS = 72;
export const LONGEST_WELCOME_DAYS = 365;

const DAY = /^\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])$/;
const NO_DAY = { message: 'Dagen skrivs som 2026-03-29.' };

/**
 * The fields that an admin writes. Each is declared here once: its column with its default, its limits with their
 * messages, and its schema. The entity, request bodies, responses and revisions are derived from it.
 */
export class CampaignFields {
  @Column('text', { default: '' })
  @ApiProperty({ type: String, maxLength: 150, description: 'Empty while it is not written.' })
  @MaxLength(150, { message: 'Ämnesraden får vara högst 150 tecken.' })
  @IsString(IS_TEXT)
  @trimmed()
  subject: string;

  @Column('text', { default: '' })
  @ApiProperty({ type: String, maxLength: 200, description: 'What mail programs show beside the subject.' })
  @MaxLength(200, { message: 'Förhandstexten får vara högst 200 tecken.' })
  @IsString(IS_TEXT)
  @trimmed()
  preheader: string;

  @Column('text', { default: '' })
  @ApiProperty({
    type: String,
    maxLength: LONGEST_LETTER,
    description: 'HTML; the API removes what a mail cannot carry.',
  })
  @MaxLength(LONGEST_LETTER, { message: 'Brevet är för långt.' })
  @IsString(IS_TEXT)
  content: string;

  @Column('boolean', { default: true })
  @ApiProperty({ type: Boolean, description: 'Listed in the archive, the sitemap and the feed.' })
  @IsBoolean({ message: 'Arkivet ska vara valt eller inte valt.' })
  is_listed: boolean;

  @Column('text', { array: true, default: [] })
  @ApiProperty({
    enum: CATEGORY_IDS,
    isArray: true,
    description: 'Only subscribers who chose one of them, or all subjects. Empty: everybody.',
  })
  @IsIn(CATEGORY_IDS, { each: true, message: 'Ämnet finns inte.' })
  @ArrayUnique({ message: 'Samma ämne står två gånger.' })
  @ArrayMaxSize(CATEGORY_IDS.length, { message: 'Ämnena är för många.' })
  @IsArray({ message: 'Ämnena ska vara en lista.' })
  interests: CategoryId[];

  @Column('date', { nullable: true })
  @ApiProperty({
    type: String,
    format: 'date',
    nullable: true,
    description: 'First day of sign-up, Swedish.',
  })
  @Matches(DAY, NO_DAY)
  @IsString(NO_DAY)
  @emptyIsNull()
  @IsOptional()
  signed_up_from: string | null;

  @Column('date', { nullable: true })
  @ApiProperty({ type: String, format: 'date', nullable: true, description: 'Last day of sign-up, Swedish.' })
  @Matches(DAY, NO_DAY)
  @IsString(NO_DAY)
  @emptyIsNull()
  @IsOptional()
  signed_up_to: string | null;

  @Column('integer', { default: 0 })
  @ApiProperty({
    type: Number,
    minimum: 0,
    maximum: LONGEST_SPREAD_HOURS,
    description: 'Hours to send over.',
  })
  @Max(LONGEST_SPREAD_HOURS, { message: `Högst ${LONGEST_SPREAD_HOURS} timmar.` })
  @Min(0, { message: 'Antalet timmar är minst 0.' })
  @IsInt({ message: 'Antalet timmar ska vara ett heltal.' })
  spread_hours: number;

  @Column('integer', { nullable: true })
  @ApiProperty({
    type: Number,
    nullable: true,
    minimum: 0,
    maximum: LONGEST_WELCOME_DAYS,
    description: 'A letter that each new subscriber gets so many days after confirming; null for a campaign.',
  })
  @Max(LONGEST_WELCOME_DAYS, { message: `Högst ${LONGEST_WELCOME_DAYS} dagar.` })
  @Min(0, { message: 'Antalet dagar är minst 0.' })
  @IsInt({ message: 'Antalet dagar ska vara ett heltal.' })
  @IsOptional()
  welcome_days: number | null;
}

const COLUMNS = getMetadataArgsStorage().filterColumns(CampaignFields);

/** The default of each field, that of its column; null for a field without one. */
const CAMPAIGN_DEFAULTS: Readonly<Record<string, unknown>> = Object.fromEntries(
  COLUMNS.map(({ propertyName, options }) => [propertyName, options.default ?? null]),
);

/** Only the fields of `campaign`. A field that is missing gets its default. */
export function fieldsOf(campaign: Partial<CampaignFields>): CampaignFields {
  const values: Partial<Record<string, unknown>> = { ...CAMPAIGN_DEFAULTS, ...campaign };
  return Object.assign(
    new CampaignFields(),
    Object.fromEntries(Object.keys(CAMPAIGN_DEFAULTS).map((name) => [name, values[name]])),
  );
}
