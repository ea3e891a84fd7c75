import { PageDto, PaginationDto } from '../../contract/pagination';
import { IsCalendarDay, IsOneOf, IsText } from '../../contract/request-fields';
import { Describe, ListOf, Nested, OneOf, Text, Timestamp } from '../../contract/response-fields';
import { AUDIT_OUTCOMES, type AuditOutcome } from './audit-entry.entity';

export const AUDIT_SUBJECTS = ['posts', 'letters', 'people', 'orders', 'accounts', 'system'] as const;
export type AuditSubject = (typeof AUDIT_SUBJECTS)[number];

/** The controllers whose calls are about a subject. */
export const CALLS_ABOUT: Record<AuditSubject, readonly string[]> = {
  posts: [
    'Posts',
    'Trash',
    'Revisions',
    'PostReviews',
    'Corrections',
    'Reviews',
    'ReviewLinks',
    'AdminMedia',
  ],
  letters: ['Campaigns'],
  people: ['Subscribers', 'Messages', 'NotifyLists', 'PersonalData', 'Segments'],
  orders: ['AdminOrders', 'Refunds', 'AdminWithdrawals', 'Ledger'],
  accounts: [
    'Accounts',
    'Invites',
    'Auth',
    'StepUp',
    'Passkeys',
    'Factors',
    'PasswordReset',
    'AddressChange',
  ],
  system: [
    'Releases',
    'Retention',
    'BusinessSettings',
    'CrisisLines',
    'NoticeSettings',
    'MailTexts',
    'Pronunciations',
  ],
};

export class AuditQueryDto extends PageDto {
  @Describe('Name of a call.')
  @IsText({
    pattern: [/^\w{1,100}$/, 'Händelsens namn skrivs med bokstäver, siffror och understreck.'],
    required: false,
  })
  action?: string;

  @Describe('Id of a user.')
  @IsText({ pattern: [/^[1-9]\d{0,17}$/, 'Användaren finns inte.'], required: false })
  actor_id?: string;

  @Describe('What the call was about.')
  @IsOneOf(AUDIT_SUBJECTS, 'Det som händelsen gäller finns inte.', { required: false })
  subject?: AuditSubject;

  @IsCalendarDay({ required: false, description: 'First day, in Sweden.' })
  from?: string;

  @IsCalendarDay({ required: false, description: 'Last day, in Sweden.' })
  to?: string;
}

const NAMED_KINDS = ['post', 'letter', 'order', 'account'] as const;

/** The row that an entry is about. */
export class AuditSubjectDto {
  @OneOf(NAMED_KINDS) kind: (typeof NAMED_KINDS)[number];
  @Text() id: string;
  @Text('Title of a post, subject of a letter, number of an order, name of an account.') title: string;
}

export class AuditEntryDto {
  @Text() id: string;
  @Timestamp() at: Date;
  @Text() actor_id: string;
  @Text({ nullable: true, description: 'null when the user was deleted.' }) actor_name: string | null;
  @Text({ nullable: true, description: 'Browser and system of the session; null where there was none.' })
  device: string | null;
  @Text('Name of the call, as in this document.') action: string;
  @Text('Ids of the changed rows; empty for none.') target: string;
  @OneOf(AUDIT_OUTCOMES) outcome: AuditOutcome;
  @Text({ nullable: true, description: 'Error code of a refused call.' }) code: string | null;
  @Text() request_id: string;
  @Nested(AuditSubjectDto, { nullable: true, description: 'null where the row has no title, or is gone.' })
  subject: AuditSubjectDto | null;
}

export class AuditListDto {
  @ListOf(AuditEntryDto) entries: AuditEntryDto[];
  @Nested(PaginationDto) pagination: PaginationDto;
}
