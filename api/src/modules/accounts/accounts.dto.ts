import { IsMailAddress, IsOneOf, IsText } from '../../contract/request-fields';
import { Flag, ListOf, OneOf, Text, Timestamp } from '../../contract/response-fields';
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
