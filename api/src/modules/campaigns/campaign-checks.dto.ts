import { ApiProperty } from '@nestjs/swagger';

const CHECK_STATES = ['ok', 'warning', 'error', 'unknown'] as const;

/** One thing that is looked at before a letter is sent. */
export class CampaignCheckDto {
  @ApiProperty({ type: String, description: 'Stable name of the check.' })
  name: string;

  @ApiProperty({ enum: CHECK_STATES, description: 'error: the letter should not be sent like this.' })
  state: (typeof CHECK_STATES)[number];

  @ApiProperty({ type: String, description: 'Swedish: what was looked at.' })
  title: string;

  @ApiProperty({ type: String, description: 'Swedish: what was found, and what to do.' })
  message: string;
}

export class CampaignChecksDto {
  @ApiProperty({ type: [CampaignCheckDto] })
  checks: CampaignCheckDto[];
}
