import { PaginationDto } from '../../../contract/pagination';
import { ListOf, Nested, Numeric, Text, Timestamp } from '../../../contract/response-fields';
import type { RecipientCounts } from './recipients.repository';

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
