import { Matches } from 'class-validator';
import { PageDto, PaginationDto } from '../../../contract/pagination';
import { IsListOf, IsOneOf } from '../../../contract/request-fields';
import { Flag, ListOf, Nested, Numeric, Text, Timestamp } from '../../../contract/response-fields';
import { CountedReasonDto } from './campaign-figures.dto';
import { RESENT_STATES, type ResentState } from './refusals.repository';

const MAX_CHOSEN = 100;
const NO_STATE = 'Välj mottagare som avvisades, eller där utfallet är okänt.';

export class RefusalsQueryDto extends PageDto {
  @IsOneOf(RESENT_STATES, NO_STATE) state: ResentState;
}

export class RefusedRecipientDto {
  @Text() id: string;
  @Text({ nullable: true, description: 'null where the subscriber was erased.' }) email: string | null;
  @Text('The mail server’s words; empty where it gave none.') reason: string;
  @Timestamp({ nullable: true }) handed_at: Date | null;
  @Flag('The address is still a subscriber’s who gets letters.') may_resend: boolean;
}

export class RefusalsDto {
  @ListOf(CountedReasonDto, 'The most frequent first.') reasons: CountedReasonDto[];
  @Numeric('Recipients of the state whom a resend reaches.') resendable: number;

  @ListOf(RefusedRecipientDto, {
    nullable: true,
    description: 'The latest first; null for a role that may not read personal data.',
  })
  recipients: RefusedRecipientDto[] | null;

  @Nested(PaginationDto) pagination: PaginationDto;
}

export class ResendDto {
  @IsOneOf(RESENT_STATES, NO_STATE) state: ResentState;

  @Matches(/^[1-9]\d{0,17}$/, { each: true, message: 'Mottagaren finns inte.' })
  @IsListOf(
    String,
    {
      min: [1, 'Välj minst en mottagare.'],
      max: [MAX_CHOSEN, `Högst ${MAX_CHOSEN} mottagare åt gången.`],
      required: false,
      description: 'Ids of the chosen recipients; all of the state when left out.',
    },
    'Välj minst en mottagare.',
  )
  recipients?: string[];
}
