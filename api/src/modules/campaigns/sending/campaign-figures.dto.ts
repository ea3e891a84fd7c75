import { Matches } from 'class-validator';
import { PaginationDto, PageDto } from '../../../contract/pagination';
import { ListOf, Nested, Numeric, Text, Timestamp, Flag } from '../../../contract/response-fields';
import { IsListOf, IsOneOf } from '../../../contract/request-fields';
import type { RecipientCounts } from './recipients.repository';
import { RESENT_STATES, type ResentState } from './campaigns.repository';

/** Numbers of recipients by what became of the letter. */
export class RecipientCountsDto implements RecipientCounts {
  @Numeric() waiting: number;
  @Numeric('Being handed to the mail server now.') handing: number;
  @Numeric('Accepted by the mail server.') sent: number;
  @Numeric('Refused by the mail server for good.') refused: number;
  @Numeric('Had left, bounced or paused before their turn.') skipped: number;
  @Numeric('Handed over, and whether the server took it is not known.') uncertain: number;
}

export class CountedReasonDto {
  @Text('The mail server’s words, or a word of ours for a skipped recipient.') reason: string;
  @Numeric() count: number;
}

/** What became of a letter, without any person. */
export class CampaignFiguresDto {
  @Nested(RecipientCountsDto) recipients: RecipientCountsDto;
  @ListOf(CountedReasonDto, 'Of refused recipients, the most frequent first.') refusals: CountedReasonDto[];
  @ListOf(CountedReasonDto, 'Of skipped recipients.') skipped: CountedReasonDto[];
  @Numeric('Unsubscribed by a link of this letter.') left: number;
  @Numeric('Reported this letter as spam.') complaints: number;
  @Numeric('Page views that came from its links.') visits: number;
}

/** A sent letter beside the others. */
export class LetterFiguresDto {
  @Text() id: string;
  @Text() subject: string;
  @Timestamp() sent_at: Date;
  @Numeric() sent: number;
  @Numeric() refused: number;
  @Numeric() uncertain: number;
  @Numeric('Unsubscribed by its link within seven days after they got it.') left_within_week: number;
}

export class LetterFiguresListDto {
  @ListOf(LetterFiguresDto, 'The latest first.') letters: LetterFiguresDto[];
  @Nested(PaginationDto) pagination: PaginationDto;
}

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
