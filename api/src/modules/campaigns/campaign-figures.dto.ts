import { ApiProperty } from '@nestjs/swagger';
import type { RecipientCounts } from './recipients.repository';

/** Numbers of recipients by what became of the letter. */
export class RecipientCountsDto implements RecipientCounts {
  @ApiProperty({ type: Number })
  waiting: number;

  @ApiProperty({ type: Number, description: 'Being handed to the mail server now.' })
  handing: number;

  @ApiProperty({ type: Number, description: 'Accepted by the mail server.' })
  sent: number;

  @ApiProperty({ type: Number, description: 'Refused by the mail server for good.' })
  refused: number;

  @ApiProperty({ type: Number, description: 'Had left, bounced or paused before their turn.' })
  skipped: number;

  @ApiProperty({ type: Number, description: 'Handed over, and whether the server took it is not known.' })
  uncertain: number;
}

export class CountedReasonDto {
  @ApiProperty({
    type: String,
    description: 'The mail server’s words, or a word of ours for a skipped recipient.',
  })
  reason: string;

  @ApiProperty({ type: Number })
  count: number;
}

/** What became of a letter, without any person. */
export class CampaignFiguresDto {
  @ApiProperty({ type: RecipientCountsDto })
  recipients: RecipientCountsDto;

  @ApiProperty({ type: [CountedReasonDto], description: 'Of refused recipients, the most frequent first.' })
  refusals: CountedReasonDto[];

  @ApiProperty({ type: [CountedReasonDto], description: 'Of skipped recipients.' })
  skipped: CountedReasonDto[];

  @ApiProperty({ type: Number, description: 'Unsubscribed by a link of this letter.' })
  left: number;

  @ApiProperty({ type: Number, description: 'Reported this letter as spam.' })
  complaints: number;

  @ApiProperty({ type: Number, description: 'Page views that came from its links.' })
  visits: number;
}
