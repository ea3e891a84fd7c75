import { IsEmail } from 'class-validator';
import { IsText } from '../../contract/request-fields';
import {
  Describe,
  Flag,
  ListOf,
  Nested,
  OneOf,
  SomeOf,
  Text,
  Timestamp,
} from '../../contract/response-fields';
import { PASSWORD_SENTENCES } from './auth.errors';
import { MAX_PASSWORD_LENGTH, MIN_PASSWORD_LENGTH } from './password-rules';
import { AREAS, type Area } from './permissions';
import { ROLES, type Role } from './user.entity';

const MAX_CODE_LENGTH = 40;
const NO_GOOGLE = 'Inloggningen från Google saknas.';

/** The second step of a sign-in, in the call that repeats the first. */
export class SecondFactorDto {
  @Describe('A code of an authenticator app or for recovery, where the account has a second factor.')
  @IsText({ max: MAX_CODE_LENGTH, required: false }, 'Ange koden.')
  second_factor?: string;
}

export class LoginDto extends SecondFactorDto {
  @IsEmail({}, { message: 'Ange en giltig e-postadress.' })
  @IsText({ max: [254, 'E-postadressen är för lång.'], format: 'email' }, 'Ange en giltig e-postadress.')
  email: string;

  @IsText({ min: 1, max: 200 }, 'Ange ditt lösenord.') password: string;
}

export class UserDto {
  @Text() id: string;
  @Text() email: string;
  @Text() username: string;
  @Text({ maxLength: 100, description: 'For bylines; empty until the user sets it.' }) name: string;
  @OneOf(ROLES) role: Role;
  @Flag() isAdmin: boolean;
  @SomeOf(AREAS, 'Areas of the back office that the role may use.') areas: Area[];
}

export class SessionDto {
  @Text('Bearer token.') token: string;
  @Nested(UserDto) user: UserDto;
}

export class ChangePasswordDto {
  @IsText({ min: 1, max: 200 }, 'Ange ditt nuvarande lösenord.') current_password: string;

  @Describe('Neither common nor derived from the address.')
  @IsText({ min: MIN_PASSWORD_LENGTH, max: MAX_PASSWORD_LENGTH }, PASSWORD_SENTENCES['wrong-length'])
  new_password: string;
}

export class ChangeNameDto {
  @Describe('The byline of posts; empty for none.')
  @IsText({ trim: true, max: [100, 'Namnet får vara högst 100 tecken.'] })
  name: string;
}

export class OwnSessionDto {
  @Text() id: string;
  @Text('Browser and system.') device: string;
  @Timestamp() created_at: Date;
  @Timestamp('To the minute.') last_seen_at: Date;
  @Flag() is_current: boolean;
}

export class SessionListDto {
  @ListOf(OwnSessionDto) sessions: OwnSessionDto[];
}

export class VerificationDto {
  @Flag() valid: boolean;
  @Nested(UserDto) user: UserDto;
}

export class GoogleCredentialDto extends SecondFactorDto {
  @IsText({ min: 1, max: 4096, description: 'ID token of Google.' }, NO_GOOGLE) credential: string;
}

export class GoogleCodeDto extends SecondFactorDto {
  @IsText({ pattern: /^[\w-]{43}$/ }, NO_GOOGLE) code: string;
}

export class StartQueryDto {
  @Describe('Origin of the login page to return to; the site when it is not an allowed origin.')
  @IsText({ max: [200, 'Adressen är för lång.'], required: false })
  origin?: string;
}

export class GoogleProviderDto {
  @Text() client_id: string;

  @Text({ nullable: true, description: 'Where the redirect flow begins, if it is set up.' })
  redirect_url: string | null;

  @Text('Address at which the page requests an ID token of Google without the redirect flow.')
  authorization_url: string;
}

export class ProvidersDto {
  @Nested(GoogleProviderDto, { nullable: true }) google: GoogleProviderDto | null;

  @Text({
    nullable: true,
    description: 'Pages of this domain and its subdomains sign in by passkey; null for none.',
  })
  passkey_domain: string | null;
}
