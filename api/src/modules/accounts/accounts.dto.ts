import { PickType } from '@nestjs/swagger';
import { IsText, IsMailAddress, IsOneOf } from '../../contract/request-fields';
import { Text, Flag, ListOf, OneOf, Timestamp } from '../../contract/response-fields';
import { ChangePasswordDto, LoginDto } from '../auth/auth.dto';
import { ROLES, type Role } from '../auth/user.entity';

/** Teams name their parts, which the operator's command does. */
export const INVITED_ROLES = ['admin', 'editor', 'care', 'reviewer'] as const;
const GIVEN_ROLES = [...INVITED_ROLES, 'user'] as const;
const UNKNOWN_ROLE = 'Välj vad kontot ska få göra.';

export class InviteDto {
  @IsMailAddress() email: string;
  @IsText({ trim: true, max: [100, 'Namnet får vara högst 100 tecken.'] }, 'Ange ett namn.') name: string;
  @IsOneOf(INVITED_ROLES, UNKNOWN_ROLE) role: Role;
}

export class ChangeRoleDto {
  @IsOneOf(GIVEN_ROLES, UNKNOWN_ROLE) role: Role;
}

export class AccountDto {
  @Text() id: string;
  @Text() email: string;
  @Text('The user name where no name is set.') name: string;
  @OneOf(ROLES) role: Role;
  @Flag('Has not chosen a password yet.') is_invited: boolean;
  @Flag('Has a passkey or an authenticator app.') has_second_factor: boolean;
  @Timestamp() created_at: Date;
  @Timestamp({ nullable: true, description: 'To the minute; null for one that is signed in nowhere.' })
  last_seen_at: Date | null;
  @Flag('The account of the caller.') is_own: boolean;
}

export class AccountListDto {
  @ListOf(AccountDto, 'By name.') accounts: AccountDto[];
}

export class RequestResetDto extends PickType(LoginDto, ['email']) {}

export class RequestedResetDto {
  @Text('In Swedish; the same for every address.') message: string;
}

export class ResetPasswordDto extends PickType(ChangePasswordDto, ['new_password']) {
  @IsText({ min: 1, max: 100 }, 'Länken är inte hel. Öppna den ur mejlet en gång till.') token: string;
}

export class RequestAddressDto {
  @IsMailAddress() email: string;
}

export class RequestedAddressDto {
  @Text('A sentence for the user.') message: string;
}

export class ConfirmAddressDto {
  @IsText({ pattern: /^[\w-]{43}$/ }, 'Länken är inte hel. Öppna den från mejlet igen.') token: string;
}

export class ConfirmedAddressDto {
  @Flag('Both mailboxes have confirmed: the address is the new one.') is_changed: boolean;
}
