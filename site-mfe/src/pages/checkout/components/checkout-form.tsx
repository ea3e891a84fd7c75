import { PATHS } from '@stillsam/paths';
import {
  ClosedForm,
  emailAddress,
  EmailField,
  FORM_COPY,
  FormMessage,
  isFormOpen,
  issuesOf,
  optional,
  required,
  useForm,
} from '@stillsam/forms';
import { Button, CheckboxField, SelectField, TextLink } from '@stillsam/ui';
import { errorText } from '@stillsam/api-client';
import { namePartsOf } from '../../../features/cart/cart.logic';
import { swedishPrice } from '../../../shop/money';
import type { ProductList } from '../../../shop/products';
import { CHECKOUT_COPY as COPY } from '../checkout.copy';
import type { OrderLine } from '../order-lines';
import styles from '../checkout-page.module.css';
import { placeOrder, type PlaceOrder } from '../checkout-calls';

interface CheckoutFormProps {
  wordings: ProductList['checkout'];
  lines: readonly OrderLine[];
  /** False disables the button, so that a visitor orders at a price on the screen. */
  arePricesKnown: boolean;
  /** Idempotency key of an order that the browser itself posts. */
  formKey?: string;
}

/** Without JavaScript the browser posts the form, and the API responds with the provider's page or the form again. */
export function CheckoutForm({ wordings, lines, arePricesKnown, formKey }: CheckoutFormProps) {
  const isDigital = lines.some((line) => line.isDigital);
  const { form, status, errors, message, submit } = useOrderForm(lines, wordings.terms.version, isDigital);
  if (!isFormOpen()) return <ClosedForm />;
  return (
    <form
      ref={form}
      noValidate
      method="post"
      action="/api/orders/form"
      className={styles.form}
      onSubmit={submit}
    >
      <h2 className={styles.title}>{COPY.formTitle}</h2>
      <FormMessage message={message} />
      <input type="hidden" name="product" value={lines.map(({ id }) => id).join()} />
      <input type="hidden" name="key" value={formKey ?? ''} />
      <input type="hidden" name="terms_version" value={wordings.terms.version} />
      <EmailField label={COPY.email} hint={COPY.emailHint} error={errors.email} />
      <SelectField name="country" label={COPY.country} options={COPY.countries} error={errors.country} />
      <CheckboxField name="is_adult" value="true" label={COPY.adult} required error={errors.is_adult} />
      {/* The key unticks the box when its wording changes. */}
      <CheckboxField
        key={`terms ${wordings.terms.version}`}
        name="accepts_terms"
        value="true"
        label={
          <>
            {wordings.terms.text} <TextLink to={PATHS.terms}>{COPY.termsLink}</TextLink>
          </>
        }
        required
        error={errors.accepts_terms}
      />
      {isDigital ? (
        <fieldset>
          <legend className={styles.legend}>{COPY.waiverTitle}</legend>
          <CheckboxField
            key={wordings.waiver.version}
            name="waives_withdrawal"
            value="true"
            label={wordings.waiver.text}
            hint={COPY.waiverHint}
            required
            error={errors.waives_withdrawal}
          />
        </fieldset>
      ) : null}
      {/* What is bought and for how much, right above the button. */}
      <div className={styles.summary}>
        {arePricesKnown && lines.length > 0 ? <p>{summarise(lines)}</p> : null}
        <p className={styles.methods}>{COPY.payWith(nameMethods(wordings.methods))}</p>
      </div>
      <Button
        type="submit"
        size="large"
        isLoading={status === 'sending' || status === 'sent'}
        loadingText={FORM_COPY.sending}
        disabled={!arePricesKnown || lines.length === 0}
      >
        {COPY.submit}
      </Button>
    </form>
  );
}

const OR = new Intl.ListFormat('sv', { type: 'disjunction' });
const AND = new Intl.ListFormat('sv');

function summarise(lines: readonly OrderLine[]): string {
  const names = lines.map(({ name, quantity }) => {
    const { title } = namePartsOf(name);
    return quantity === 1 ? title : `${title} ×\u00a0${quantity}`;
  });
  const total = lines.reduce((sum, { totalOre }) => sum + totalOre, 0);
  return COPY.summary(AND.format(names), swedishPrice(total));
}

function nameMethods(methods: ProductList['checkout']['methods']): string {
  return OR.format(methods.map((method) => COPY.methods[method]));
}

/** The only country that the shop sells to. */
const SOLD_TO = 'SE';

/** The form that places an order and leads to the provider's page. The same order has the same idempotency key. */
function useOrderForm(lines: readonly OrderLine[], termsVersion: string, isDigital: boolean) {
  return useForm({
    // Keyed by the field names of the API's order.
    checks: {
      email: emailAddress,
      country: (country) => (country === SOLD_TO ? undefined : COPY.otherCountry),
      is_adult: required(COPY.adultMissing),
      accepts_terms: required(COPY.termsMissing),
      waives_withdrawal: isDigital ? required(COPY.waiverMissing) : optional,
    },
    incomplete: COPY.checkFields,
    async send({ email, waives_withdrawal }) {
      const order: PlaceOrder = {
        email,
        country: SOLD_TO,
        items: lines.map(({ id, quantity }) => ({ id, quantity })),
        is_adult: true,
        accepts_terms: true,
        waives_withdrawal: waives_withdrawal !== '',
        terms_version: termsVersion,
      };
      window.location.assign((await placeOrder(order)).url);
    },
    describeFailure: (error, fields) => ({ errors: issuesOf(error, fields), message: errorText(error) }),
  });
}
