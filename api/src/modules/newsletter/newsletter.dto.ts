import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import {
  ArrayMaxSize,
  ArrayUnique,
  Equals,
  IsArray,
  IsIn,
  IsOptional,
  IsString,
  Matches,
  MaxLength,
} from 'class-validator';
import { IsMailAddress, LONGEST_MAIL_ADDRESS } from '../../common/mail-address';
import { CATEGORY_IDS, type CategoryId } from '../blog/categories';
import { NEWSLETTER_COPY } from './newsletter.copy';
import { SUBSCRIBER_STATUSES, type SubscriberStatus } from './subscriber.entity';

const LONGEST_TOKEN = 100;
const LETTER_PATTERN = '^[a-z0-9-]{1,100}$';
const PAUSES = ['keep', 'month', 'none'] as const;
const invalidLink = { message: NEWSLETTER_COPY.linkInvalid };

export class SubscribeDto {
  @ApiProperty({ type: String, format: 'email', maxLength: LONGEST_MAIL_ADDRESS })
  @IsMailAddress()
  email: string;

  @ApiProperty({ type: Boolean, enum: [true] })
  @Equals(true, { message: NEWSLETTER_COPY.consentMissing })
  gdprConsent: true;
}

export class SubscribedDto {
  @ApiProperty({ type: String })
  message: string;

  @ApiProperty({ type: String, description: 'A Swedish sentence that refers to the opt-in mail.' })
  confirmation: string;
}

export class ConfirmDto {
  @ApiProperty({ type: String, maxLength: LONGEST_TOKEN })
  @MaxLength(LONGEST_TOKEN, invalidLink)
  @IsString(invalidLink)
  token: string;
}

/** A mail program sends the token in the address, the page in the body. */
export class UnsubscribeDto {
  @ApiPropertyOptional({ type: String, maxLength: LONGEST_TOKEN })
  @MaxLength(LONGEST_TOKEN, invalidLink)
  @IsString(invalidLink)
  @IsOptional()
  token?: string;

  @ApiPropertyOptional({
    type: String,
    pattern: LETTER_PATTERN,
    description: 'Slug of the letter that led here.',
  })
  @Matches(new RegExp(LETTER_PATTERN), invalidLink)
  @IsString(invalidLink)
  @IsOptional()
  letter?: string;
}

export const FREQUENCIES = ['every', 'monthly'] as const;
export type Frequency = (typeof FREQUENCIES)[number];

export class PreferencesQueryDto {
  @ApiProperty({ type: String, maxLength: LONGEST_TOKEN })
  @MaxLength(LONGEST_TOKEN, invalidLink)
  @IsString(invalidLink)
  token: string;
}

/** What a subscriber wants to get. */
export class PreferencesDto {
  @ApiProperty({ enum: SUBSCRIBER_STATUSES })
  status: SubscriberStatus;

  @ApiProperty({ enum: CATEGORY_IDS, isArray: true, description: 'Subjects; empty: all of them.' })
  interests: CategoryId[];

  @ApiProperty({ enum: FREQUENCIES, description: 'monthly: at most one letter in thirty days.' })
  frequency: Frequency;

  @ApiProperty({ type: String, format: 'date-time', nullable: true, description: 'No letters until then.' })
  paused_until: string | null;
}

/** What the page sends, and a form without JavaScript: there a single subject is no list. */
export class SavePreferencesDto extends PreferencesQueryDto {
  @ApiProperty({ enum: CATEGORY_IDS, isArray: true, required: false })
  @IsIn(CATEGORY_IDS, { each: true, message: 'Ämnet finns inte.' })
  @ArrayUnique({ message: 'Samma ämne står två gånger.' })
  @ArrayMaxSize(CATEGORY_IDS.length, { message: 'Ämnena är för många.' })
  @IsArray({ message: 'Ämnena ska vara en lista.' })
  @Transform(({ value }: { value: unknown }) => (typeof value === 'string' ? [value] : value))
  @IsOptional()
  interests?: CategoryId[];

  @ApiProperty({ enum: FREQUENCIES })
  @IsIn(FREQUENCIES, { message: 'Välj hur ofta du vill ha brev.' })
  frequency: Frequency;

  @ApiPropertyOptional({
    enum: PAUSES,
    description: 'keep: as it is. month: thirty days from now. none: no pause.',
  })
  @IsIn(PAUSES, { message: 'Pausen finns inte.' })
  @IsOptional()
  pause?: (typeof PAUSES)[number];
}

export class NewsletterMessageDto {
  @ApiProperty({ type: String, description: 'A Swedish sentence that may be shown.' })
  message: string;
}
