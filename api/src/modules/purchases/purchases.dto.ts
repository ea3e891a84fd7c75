import { mayBeAbsent } from '../../contract/fields';
import { IsMailAddress, IsText } from '../../contract/request-fields';
import { Flag, Integer, ListOf, Nested, OneOf, Text, Timestamp } from '../../contract/response-fields';
import { ORDER_STATUSES, type OrderStatus } from '../orders/order.entity';
import { OrderLineDto } from '../orders/orders.dto';

const MAX_TOKEN = 100;

export class OpenPurchasesDto {
  @mayBeAbsent()
  @IsText({ max: MAX_TOKEN, required: false, description: 'The secret of a paid order, for a day.' })
  ref?: string;

  @mayBeAbsent()
  @IsText({ max: MAX_TOKEN, required: false, description: 'Of a mailed link.' })
  token?: string;
}

export class OpenedPurchasesDto {
  @Text('Path of the page to go to.') to: string;
}

export class SendPurchasesDto {
  @IsMailAddress() email: string;
}

export class SentPurchasesDto {
  @Text('A Swedish sentence, the same for every address.') message: string;
}

export class GuideFilesDto {
  @Text('A link of ten minutes.') pdf: string;
  @Text('A link of ten minutes.') epub: string;
}

export class PurchasedGuideDto {
  @Text() slug: string;
  @Text() title: string;
  @Text('`2026-11`: the newest.') edition: string;
  @Nested(GuideFilesDto) files: GuideFilesDto;
}

export class PurchaseDto {
  @Text() number: string;
  @OneOf(ORDER_STATUSES) status: OrderStatus;
  @Timestamp() paid_at: Date;
  @ListOf(OrderLineDto) lines: OrderLineDto[];
  @Integer() total_ore: number;
  @Text() receipt_number: string;
  @Text('Of the PDF.') receipt_url: string;
  @Flag() is_test: boolean;
  @ListOf(PurchasedGuideDto, 'Empty once all money was returned.') guides: PurchasedGuideDto[];
}

export class PurchasesDto {
  @ListOf(PurchaseDto, 'Newest first.') orders: PurchaseDto[];
  @Flag('Whether a mailed link opened it, so that all purchases of the address are here.') is_whole: boolean;
}
