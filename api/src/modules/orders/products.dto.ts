import { Flag, Integer, ListOf, Nested, SomeOf, Text } from '../../contract/response-fields';
import { PAYMENT_METHODS, type PaymentMethod } from '../payments/payment-provider';
import { WordingDto } from './orders.dto';

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
