import { applyDecorators } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { IsObject, IsOptional } from 'class-validator';
import { IsText } from '../../../contract/request-fields';
import { Flag, Integer, ListOf, Text, Timestamp } from '../../../contract/response-fields';

const NO_ANSWER = 'Svaret från nyckeln saknas.';
const NAME = 'Ge nyckeln ett namn på högst 60 tecken.';

/** The JSON of a `PublicKeyCredential`, whose fields the browser and the key define; the ceremony reads it. */
const IsCredential = ({ required = true } = {}) =>
  applyDecorators(
    ApiProperty({
      type: 'object',
      additionalProperties: true,
      selfRequired: required,
      description: 'PublicKeyCredential.toJSON() of the browser.',
    }),
    IsObject({ message: NO_ANSWER }),
    ...(required ? [] : [IsOptional()]),
  );

/** What the browser's `navigator.credentials` is called with, as JSON. */
export class PasskeyOptionsDto {
  @ApiProperty({ type: 'object', additionalProperties: true })
  options: object;
}

export class PasskeySignInDto {
  @IsCredential() credential: Record<string, unknown>;
}

export class AddPasskeyDto {
  @IsText({ trim: true, min: 1, max: 60 }, NAME) name: string;
  @IsCredential() credential: Record<string, unknown>;
}

export class PasskeyDto {
  @Text('Credential id, base64url.') id: string;
  @Text() name: string;
  @Timestamp() created_at: Date;
  @Timestamp({ nullable: true }) last_used_at: Date | null;
}

export class FactorsDto {
  @ListOf(PasskeyDto, 'Oldest first.') passkeys: PasskeyDto[];
  @Flag('Has an authenticator app.') has_totp: boolean;
  @Integer('How many recovery codes are left.') recovery_codes_left: number;

  @Timestamp({
    nullable: true,
    description: 'By when the account has to have a second factor; null where it has one, or needs none.',
  })
  due_at: Date | null;
}

export class TotpSecretDto {
  @Text('Base32.') secret: string;
  @Text('`otpauth://totp/…`, for a QR code.') uri: string;
}

export class TotpCodeDto {
  @IsText({ pattern: /^\d{3}\s?\d{3}$/ }, 'Ange de sex siffrorna från appen.') code: string;
}

export class RecoveryCodesDto {
  @ListOf(String, 'Shown this once.') codes: string[];
}

/** One of the three: the password counts for an account without a second factor alone. */
export class StepUpDto {
  @IsText({ max: 200, required: false }, 'Ange ditt lösenord.') password?: string;

  @IsText(
    { max: 40, required: false, description: 'Of an authenticator app, or for recovery.' },
    'Ange koden.',
  )
  code?: string;

  @IsCredential({ required: false }) credential?: Record<string, unknown>;
}
