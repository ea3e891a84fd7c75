import { Flag, ListOf, OneOf, Text } from '../../../contract/response-fields';

const CHECK_STATES = ['ok', 'warning', 'error', 'unknown'] as const;

/** One thing that is looked at before a letter is sent. */
export class CampaignCheckDto {
  @Text('Stable name of the check.') name: string;

  @OneOf(CHECK_STATES, 'error: the letter should not be sent like this.')
  state: (typeof CHECK_STATES)[number];

  @Flag('The letter does not start before this is mended.') blocks_start: boolean;
  @Text('Swedish: what was looked at.') title: string;
  @Text('Swedish: what was found, and what to do.') message: string;
}

export class CampaignChecksDto {
  @ListOf(CampaignCheckDto) checks: CampaignCheckDto[];
}
