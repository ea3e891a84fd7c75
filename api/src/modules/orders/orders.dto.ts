import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { Type } from 'class-transformer';
import {
  ArrayMaxSize,
  ArrayMinSize,
  ArrayUnique,
  Equals,
  IsArray,
  IsBoolean,
  IsIn,
  IsInt,
  IsOptional,
  IsString,
  Matches,
  Max,
  Min,
  ValidateNested,
} from 'class-validator';
import { IS_TEXT } from '../../common/fields';
import { IsMailAddress } from '../../common/mail-address';
import { PaginationDto } from '../../common/pagination';
import { SearchQueryDto } from '../../common/search';
import { ORDER_STATUSES, type OrderStatus } from './order.entity';
import { WORDING_VERSION } from './order-terms';

const MOST_ITEMS = 20;
const MOST_OF_ONE = 99;
const UNKNOWN_STATUS = { message: 'Status ska vara reserverad, bekräftad, avbokad eller ångrad.' };
const QUANTITY = { message: `Antalet ska vara ett heltal från 1 till ${MOST_OF_ONE}.` };

export class OrderItemDto {
  @ApiProperty({ type: String, pattern: '^[a-z0-9-]{1,60}$', description: 'Id of a product.' })
  @Matches(/^[a-z0-9-]{1,60}$/, { message: 'Varan finns inte.' })
  @IsString(IS_TEXT)
  id: string;

  @ApiProperty({ type: 'integer', minimum: 1, maximum: MOST_OF_ONE })
  @Max(MOST_OF_ONE, QUANTITY)
  @Min(1, QUANTITY)
  @IsInt(QUANTITY)
  quantity: number;
}

export class PlaceOrderDto {
  @ApiProperty({ type: String, format: 'email', maxLength: 254 })
  @IsMailAddress()
  email: string;

  @ApiProperty({ type: [OrderItemDto], minItems: 1, maxItems: MOST_ITEMS })
  @ValidateNested({ each: true })
  @Type(() => OrderItemDto)
  @ArrayUnique((item: unknown) => (item instanceof OrderItemDto ? item.id : item), {
    message: 'En vara står två gånger i beställningen.',
  })
  @ArrayMaxSize(MOST_ITEMS, { message: `Högst ${MOST_ITEMS} olika varor åt gången.` })
  @ArrayMinSize(1, { message: 'Varukorgen är tom.' })
  @IsArray({ message: 'Varukorgen är tom.' })
  items: OrderItemDto[];

  @ApiProperty({ type: Boolean, enum: [true], description: 'At least 18 years old.' })
  @Equals(true, { message: 'Du behöver ha fyllt 18 år för att beställa.' })
  is_adult: boolean;

  @ApiProperty({ type: Boolean, enum: [true] })
  @Equals(true, { message: 'Godkänn köpvillkoren för att beställa.' })
  accepts_terms: boolean;

  @ApiProperty({
    type: String,
    description: `Version of the wordings that were shown, from GET /api/products; now ${WORDING_VERSION}.`,
  })
  @Equals(WORDING_VERSION, { message: 'Villkoren har uppdaterats. Ladda om sidan och läs igenom dem.' })
  terms_version: string;

  @ApiProperty({
    type: Boolean,
    description: 'The waiver of the right of withdrawal for digital content: a consent of its own.',
  })
  @IsBoolean({ message: 'Svara ja eller nej om det digitala innehållet.' })
  waives_withdrawal: boolean;
}

export class WordingDto {
  @ApiProperty({ type: String })
  version: string;

  @ApiProperty({ type: String })
  text: string;
}

export class OrderLineDto {
  @ApiProperty({ type: String, description: 'Id of the product.' })
  id: string;

  @ApiProperty({ type: String })
  name: string;

  @ApiProperty({ type: 'integer' })
  quantity: number;

  @ApiProperty({ type: 'integer', description: 'Price of one, in öre, VAT included.' })
  price_ore: number;

  @ApiProperty({ type: 'integer' })
  total_ore: number;

  @ApiProperty({ type: 'integer' })
  vat_percent: number;
}

export class VatSumDto {
  @ApiProperty({ type: 'integer' })
  percent: number;

  @ApiProperty({ type: 'integer' })
  net_ore: number;

  @ApiProperty({ type: 'integer' })
  vat_ore: number;

  @ApiProperty({ type: 'integer' })
  gross_ore: number;
}

export class OrderDto {
  @ApiProperty({ type: String, description: 'Readable number: `ST-7KQ4-M2XP`.' })
  number: string;

  @ApiProperty({ enum: ORDER_STATUSES, description: 'reserved: nothing is paid and nothing is owed.' })
  status: OrderStatus;

  @ApiProperty({ type: String })
  email: string;

  @ApiProperty({ type: [OrderLineDto] })
  lines: OrderLineDto[];

  @ApiProperty({ type: [VatSumDto], description: 'By rate, lowest first.' })
  vat: VatSumDto[];

  @ApiProperty({ type: 'integer', description: 'In öre, VAT included; delivery is free.' })
  total_ore: number;

  @ApiProperty({ type: WordingDto })
  terms: WordingDto;

  @ApiProperty({ type: WordingDto, nullable: true, description: 'null when nothing was waived.' })
  waiver: WordingDto | null;

  @ApiProperty({ type: String, format: 'date-time' })
  created_at: string;
}

export class PlacedOrderDto extends OrderDto {
  @ApiProperty({ type: String, description: 'A Swedish sentence about the status of the order.' })
  note: string;

  @ApiProperty({
    type: Boolean,
    description: 'Whether a copy is mailed; an address gets a limited number a day.',
  })
  is_mailed: boolean;
}

export class OrdersQueryDto extends SearchQueryDto {
  @ApiPropertyOptional({ enum: ORDER_STATUSES })
  @IsIn(ORDER_STATUSES, UNKNOWN_STATUS)
  @IsOptional()
  status?: OrderStatus;
}

export class ChangeOrderDto {
  @ApiProperty({ enum: ORDER_STATUSES })
  @IsIn(ORDER_STATUSES, UNKNOWN_STATUS)
  status: OrderStatus;
}

export class AdminOrderDto extends OrderDto {
  @ApiProperty({ type: String })
  id: string;

  @ApiProperty({ type: String, format: 'date-time' })
  updated_at: string;

  @ApiProperty({ type: [String], description: 'References of withdrawals that name this order.' })
  withdrawals: string[];

  @ApiProperty({ enum: ORDER_STATUSES, isArray: true, description: 'Statuses that it can change to.' })
  next_statuses: OrderStatus[];
}

export class OrderListDto {
  @ApiProperty({ type: [AdminOrderDto] })
  orders: AdminOrderDto[];

  @ApiProperty({ type: PaginationDto })
  pagination: PaginationDto;
}
