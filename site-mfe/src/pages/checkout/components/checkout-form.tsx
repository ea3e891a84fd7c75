import { PATHS } from '@stillsam/paths';
import { ClosedForm, EmailField, FORM_COPY, FormMessage, isFormOpen } from '@stillsam/forms';
import { Button, CheckboxField, TextLink } from '@stillsam/ui';
import { CHECKOUT_COPY as COPY } from '../checkout.copy';
import type { PlacedOrder, ProductList } from '../checkout-calls';
import type { OrderLine } from '../order-lines';
import { useOrderForm } from '../use-order-form';
import styles from './checkout-form.module.css';

interface CheckoutFormProps {
  wordings: ProductList['checkout'];
  lines: readonly OrderLine[];
  /** False disables the button, so that a visitor orders at a price on the screen. */
  arePricesKnown: boolean;
  onPlaced(order: PlacedOrder): void;
}

export function CheckoutForm({ wordings, lines, arePricesKnown, onPlaced }: CheckoutFormProps) {
  const { form, status, errors, message, submit } = useOrderForm({
    items: lines.map(({ id, quantity }) => ({ id, quantity })),
    termsVersion: wordings.terms.version,
    onPlaced,
  });
  if (!isFormOpen()) return <ClosedForm />;
  return (
    <form ref={form} noValidate method="post" className={styles.form} onSubmit={submit}>
      <h2 className={styles.title}>{COPY.formTitle}</h2>
      <FormMessage message={message} />
      <EmailField label={COPY.email} hint={COPY.emailHint} error={errors.email} />
      <CheckboxField name="is_adult" label={COPY.adult} required error={errors.is_adult} />
      {/* The key unticks the box when its wording changes. */}
      <CheckboxField
        key={`terms ${wordings.terms.version}`}
        name="accepts_terms"
        label={
          <>
            {wordings.terms.text} <TextLink to={PATHS.terms}>{COPY.termsLink}</TextLink>
          </>
        }
        required
        error={errors.accepts_terms}
      />
      {/* A reservation is no contract, so there is no right of withdrawal to waive. */}
      {!wordings.is_reservation && lines.some(({ isDigital }) => isDigital) ? (
        <fieldset className={styles.waiver}>
          <legend className={styles.legend}>{COPY.waiverTitle}</legend>
          <CheckboxField
            key={wordings.waiver.version}
            name="waives_withdrawal"
            label={wordings.waiver.text}
            hint={COPY.waiverHint}
          />
        </fieldset>
      ) : null}
      <Button
        type="submit"
        size="large"
        isLoading={status === 'sending'}
        loadingText={FORM_COPY.sending}
        disabled={!arePricesKnown || lines.length === 0}
      >
        {COPY.submit}
      </Button>
    </form>
  );
}
