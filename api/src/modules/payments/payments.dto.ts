import { IsOneOf } from '../../contract/request-fields';
import { Flag, Integer, ListOf, OneOf, Text } from '../../contract/response-fields';

export const BUYER_STATES = ['waiting', 'paid', 'failed', 'expired', 'refunded'] as const;
export type BuyerState = (typeof BUYER_STATES)[number];

/** The buttons of the test provider's page. */
export const TEST_CHOICES = ['pay', 'cancel', 'decline', 'swish', 'klarna'] as const;
export type TestChoice = (typeof TEST_CHOICES)[number];

export class BoughtGuideDto {
  @Text() slug: string;
  @Text() title: string;
}

export class OrderStateDto {
  @Text() number: string;
  @OneOf(BUYER_STATES) state: BuyerState;
  @Integer() total_ore: number;
  @Text({ nullable: true, description: 'How it is or was paid, as the provider names it.' })
  method: string | null;

  @Flag('Whether another attempt to pay can begin.') can_retry: boolean;
  @ListOf(BoughtGuideDto) guides: BoughtGuideDto[];
  @Flag() is_test: boolean;
}

export class AttemptUrlDto {
  @Text("The provider's page.") url: string;
}

export class NoticeReceiptDto {
  @Flag('The notice is stored.') received: boolean;
}

export class TestChoiceDto {
  @IsOneOf(TEST_CHOICES, 'Välj en av knapparna.') choice: TestChoice;
}
