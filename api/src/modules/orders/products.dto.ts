import { ApiProperty } from '@nestjs/swagger';
import { WordingDto } from './orders.dto';

export class ProductDto {
  @ApiProperty({ type: String })
  id: string;

  @ApiProperty({ type: String })
  name: string;

  @ApiProperty({ type: String })
  description: string;

  @ApiProperty({ type: String, nullable: true })
  image: string | null;

  @ApiProperty({
    type: Boolean,
    description: 'Whether checkout requires the waiver of the right of withdrawal.',
  })
  is_digital: boolean;

  @ApiProperty({ type: 'integer', description: 'In öre, VAT included.' })
  price_ore: number;

  @ApiProperty({ type: 'integer', description: 'The rate that holds today.' })
  vat_percent: number;
}

/** The wordings of checkout, which an order stores literally. */
export class CheckoutWordingsDto {
  @ApiProperty({ type: Boolean, description: 'true while there is no way to pay.' })
  is_reservation: boolean;

  @ApiProperty({ type: String })
  note: string;

  @ApiProperty({ type: WordingDto })
  terms: WordingDto;

  @ApiProperty({ type: WordingDto })
  waiver: WordingDto;
}

export class ProductListDto {
  @ApiProperty({ type: [ProductDto] })
  products: ProductDto[];

  @ApiProperty({ type: CheckoutWordingsDto })
  checkout: CheckoutWordingsDto;
}
