import { Flag, Integer, ListOf, Nested, Text } from '../../contract/response-fields';
import { WordingDto } from './orders.dto';

export class ProductDto {
  @Text() id: string;
  @Text() name: string;
  @Text() description: string;
  @Text({ nullable: true }) image: string | null;
  @Flag('Whether checkout requires the waiver of the right of withdrawal.') is_digital: boolean;
  @Integer('In öre, VAT included.') price_ore: number;
  @Integer('The rate that holds today.') vat_percent: number;
}

/** The wordings of checkout, which an order stores literally. */
export class CheckoutWordingsDto {
  @Flag('true while there is no way to pay.') is_reservation: boolean;
  @Text() note: string;
  @Nested(WordingDto) terms: WordingDto;
  @Nested(WordingDto) waiver: WordingDto;
}

export class ProductListDto {
  @ListOf(ProductDto) products: ProductDto[];
  @Nested(CheckoutWordingsDto) checkout: CheckoutWordingsDto;
}
