import { Transform } from 'class-transformer';
import { ArrayUnique, Equals, IsBoolean } from 'class-validator';
import { mayBeAbsent } from '../../contract/fields';
import { IsListOf, IsMailAddress, IsOneOf, IsText, IsWhole } from '../../contract/request-fields';
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
import { PAYMENT_METHODS, type PaymentMethod } from '../../config/env-values';
import { ORDER_STATUSES, type OrderStatus, type OrderEntity } from './order.entity';
import { WORDING_VERSION } from './order-terms';

const MAX_ITEMS = 20;
const MAX_QUANTITY = 99;
const QUANTITY = `Antalet ska vara ett heltal från 1 till ${MAX_QUANTITY}.`;
const COUNTRIES = ['SE'];
const OTHER_COUNTRY =
  'Just nu kan vi bara sälja till dig som bor i Sverige, eftersom moms och konsumentregler skiljer sig mellan länder.';
/** Ids of products, with commas between. */
const PRODUCTS = /^[a-z0-9-]{1,60}(?:,[a-z0-9-]{1,60}){0,19}$/;

/** A native form sends text. */
const fromForm = () => Transform(({ value }: { value: unknown }) => (value === 'true' ? true : value));

export class OrderItemDto {
  @IsText({ pattern: [/^[a-z0-9-]{1,60}$/, 'Varan finns inte.'], description: 'Id of a product.' })
  id: string;

  @IsWhole({ min: 1, max: MAX_QUANTITY, type: 'integer' }, QUANTITY) quantity: number;
}

/** What the JSON and the native form have in common. */
class CheckoutDto {
  @IsMailAddress() email: string;
  @IsOneOf(COUNTRIES, OTHER_COUNTRY) country: string;

  @Equals(true, { message: 'Du behöver ha fyllt 18 år för att beställa.' })
  @fromForm()
  @Flag({ description: 'At least 18 years old.', enum: [true] })
  is_adult: boolean;

  @Equals(true, { message: 'Godkänn köpvillkoren för att beställa.' })
  @fromForm()
  @Flag({ enum: [true] })
  accepts_terms: boolean;

  @Equals(WORDING_VERSION, { message: 'Villkoren har uppdaterats. Ladda om sidan och läs igenom dem.' })
  @Text(`Version of the wordings that were shown, from GET /api/products; now ${WORDING_VERSION}.`)
  terms_version: string;

  @IsBoolean({ message: 'Svara ja eller nej om det digitala innehållet.' })
  @fromForm()
  @mayBeAbsent()
  @Flag({
    required: false,
    description: 'The waiver of the right of withdrawal: a consent of its own, required for digital content.',
  })
  waives_withdrawal?: boolean;
}

export class PlaceOrderDto extends CheckoutDto {
  @ArrayUnique((item: unknown) => (item instanceof OrderItemDto ? item.id : item), {
    message: 'En vara står två gånger i beställningen.',
  })
  @IsListOf(
    OrderItemDto,
    { min: 1, max: [MAX_ITEMS, `Högst ${MAX_ITEMS} olika varor åt gången.`] },
    'Varukorgen är tom.',
  )
  items: OrderItemDto[];
}

export class OrderFormDto extends CheckoutDto {
  @Describe('Ids of products, one of each, with commas between.')
  @IsText({ pattern: [PRODUCTS, 'Varan finns inte.'] }, 'Välj något att köpa.')
  product: string;

  @Describe('Idempotency key, as of the header of POST /api/orders.') @IsText({ max: 100 }) key: string;
}

export class PlacedOrderDto {
  @Text('Readable number: `ST-7KQ4-M2XP`.') number: string;
  @Text('The secret of the order, for the page that waits for its payment.') ref: string;
  @Text("The provider's page, or the waiting page where the provider does not answer.") url: string;
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
  @OneOf(ORDER_STATUSES) status: OrderStatus;
  @Text() email: string;
  @ListOf(OrderLineDto) lines: OrderLineDto[];
  @ListOf(VatSumDto, 'By rate, lowest first.') vat: VatSumDto[];
  @Integer('In öre, VAT included; delivery is free.') total_ore: number;
  @Nested(WordingDto) terms: WordingDto;

  @Nested(WordingDto, { nullable: true, description: 'null when nothing was waived.' })
  waiver: WordingDto | null;

  @Text() country: string;
  @Flag('Paid with the test provider: no money was taken.') is_test: boolean;
  @Text({ nullable: true, description: 'Of a series without a gap; null until it is paid.' })
  receipt_number: string | null;

  @Timestamp() created_at: Date;
  @Timestamp({ nullable: true }) paid_at: Date | null;
}

export class ProductDto {
  @Text() id: string;
  @Text() name: string;
  @Text() description: string;
  @Text({ nullable: true }) image: string | null;
  @Flag('Whether checkout requires the waiver of the right of withdrawal.') is_digital: boolean;
  @Integer('In öre, VAT included.') price_ore: number;

  @Integer({ nullable: true, description: 'The lowest price of the thirty days before a lowered one.' })
  struck_ore: number | null;

  @Integer('The rate that holds today.') vat_percent: number;
}

/** What checkout says; an order stores the wordings literally. */
export class CheckoutWordingsDto {
  @Flag('Whether orders are taken.') is_open: boolean;
  @Flag('Whether the test provider takes the payment, so that no money is taken.') is_test: boolean;
  @Text('In Swedish: why the shop is closed, or that it is a test. Empty for an open shop.') note: string;

  @SomeOf(PAYMENT_METHODS, 'Those that are switched on.') methods: PaymentMethod[];

  @Text({ nullable: true, description: "Origin of the provider's page, for the form-action of checkout." })
  provider_origin: string | null;

  @Nested(WordingDto) terms: WordingDto;
  @Nested(WordingDto) waiver: WordingDto;
}

export class ProductListDto {
  @ListOf(ProductDto) products: ProductDto[];
  @Nested(CheckoutWordingsDto) checkout: CheckoutWordingsDto;
}

/** An order for its customer. */
export function toOrder(order: OrderEntity): OrderDto {
  return {
    number: order.number,
    status: order.status,
    email: order.email,
    lines: order.lines,
    vat: order.vat,
    total_ore: order.totalOre,
    terms: order.terms,
    waiver: order.waiver,
    country: order.country,
    is_test: order.isTest,
    receipt_number: order.receiptNumber,
    created_at: order.createdAt,
    paid_at: order.confirmedAt,
  };
}
