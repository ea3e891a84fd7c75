import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { Equals, IsOptional, IsString, MaxLength } from 'class-validator';
import { IsMailAddress, LONGEST_MAIL_ADDRESS } from '../../common/mail-address';
import { NEWSLETTER_COPY } from './newsletter.copy';

const LONGEST_TOKEN = 100;
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
}

export class NewsletterMessageDto {
  @ApiProperty({ type: String, description: 'A Swedish sentence that may be shown.' })
  message: string;
}
