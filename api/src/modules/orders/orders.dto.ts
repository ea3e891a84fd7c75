import { ArrayUnique, Equals } from 'class-validator';
import { PaginationDto } from '../../contract/pagination';
import { IsFlag, IsListOf, IsMailAddress, IsOneOf, IsText, IsWhole } from '../../contract/request-fields';
import {
  Describe,
  Flag,
  Integer,
  ListOf,
  Nested,
  OneOf,
  SomeOf,
  Text,
  Timestamp,
} from '../../contract/response-fields';
import { SearchQueryDto } from '../../contract/search';
import { ORDER_STATUSES, type OrderStatus } from './order.entity';
import { WORDING_VERSION } from './order-terms';

const MAX_ITEMS = 20;
const MAX_QUANTITY = 99;
const UNKNOWN_STATUS = 'Status ska vara reserverad, bekräftad, avbokad eller ångrad.';
const QUANTITY = `Antalet ska vara ett heltal från 1 till ${MAX_QUANTITY}.`;

export class OrderItemDto {
  @IsText({ pattern: [/^[a-z0-9-]{1,60}$/, 'Varan finns inte.'], description: 'Id of a product.' })
  id: string;

  @IsWhole({ min: 1, max: MAX_QUANTITY, type: 'integer' }, QUANTITY) quantity: number;
}

export class PlaceOrderDto {
  @IsMailAddress() email: string;

  @ArrayUnique((item: unknown) => (item instanceof OrderItemDto ? item.id : item), {
    message: 'En vara står två gånger i beställningen.',
  })
  @IsListOf(
    OrderItemDto,
    { min: 1, max: [MAX_ITEMS, `Högst ${MAX_ITEMS} olika varor åt gången.`] },
    'Varukorgen är tom.',
  )
  items: OrderItemDto[];

  @Equals(true, { message: 'Du behöver ha fyllt 18 år för att beställa.' })
  @Flag({ description: 'At least 18 years old.', enum: [true] })
  is_adult: boolean;

  @Equals(true, { message: 'Godkänn köpvillkoren för att beställa.' })
  @Flag({ enum: [true] })
  accepts_terms: boolean;

  @Equals(WORDING_VERSION, { message: 'Villkoren har uppdaterats. Ladda om sidan och läs igenom dem.' })
  @Text(`Version of the wordings that were shown, from GET /api/products; now ${WORDING_VERSION}.`)
  terms_version: string;

  @Describe(
    'The waiver of the right of withdrawal for digital content: a consent of its own. Not stored while orders are reservations.',
  )
  @IsFlag('Svara ja eller nej om det digitala innehållet.')
  waives_withdrawal: boolean;
}

export class WordingDto {
  @Text() version: string;
  @Text() text: string;
}

export class OrderLineDto {
  @Text('Id of the product.') id: string;
  @Text() name: string;
  @Integer() quantity: number;
  @Integer('Price of one, in öre, VAT included.') price_ore: number;
  @Integer() total_ore: number;
  @Integer() vat_percent: number;
}

export class VatSumDto {
  @Integer() percent: number;
  @Integer() net_ore: number;
  @Integer() vat_ore: number;
  @Integer() gross_ore: number;
}

export class OrderDto {
  @Text('Readable number: `ST-7KQ4-M2XP`.') number: string;
  @OneOf(ORDER_STATUSES, 'reserved: nothing is paid and nothing is owed.') status: OrderStatus;
  @Text() email: string;
  @ListOf(OrderLineDto) lines: OrderLineDto[];
  @ListOf(VatSumDto, 'By rate, lowest first.') vat: VatSumDto[];
  @Integer('In öre, VAT included; delivery is free.') total_ore: number;
  @Nested(WordingDto) terms: WordingDto;

  @Nested(WordingDto, { nullable: true, description: 'null when nothing was waived.' })
  waiver: WordingDto | null;

  @Timestamp() created_at: string;
}

export class PlacedOrderDto extends OrderDto {
  @Text('A Swedish sentence about the status of the order.') note: string;
  @Flag('Whether a copy is mailed; an address gets a limited number a day.') is_mailed: boolean;
}

export class OrdersQueryDto extends SearchQueryDto {
  @IsOneOf(ORDER_STATUSES, UNKNOWN_STATUS, { required: false }) status?: OrderStatus;
}

export class ChangeOrderDto {
  @IsOneOf(ORDER_STATUSES, UNKNOWN_STATUS) status: OrderStatus;
}

export class AdminOrderDto extends OrderDto {
  @Text() id: string;
  @Timestamp() updated_at: string;
  @ListOf(String, 'References of withdrawals that name this order.') withdrawals: string[];
  @SomeOf(ORDER_STATUSES, 'Statuses that it can change to.') next_statuses: OrderStatus[];
}

export class OrderListDto {
  @ListOf(AdminOrderDto) orders: AdminOrderDto[];
  @Nested(PaginationDto) pagination: PaginationDto;
}
