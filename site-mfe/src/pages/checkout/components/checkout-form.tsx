import { PATHS } from '@stillsam/paths';
import { Button, CheckboxField, Notice, TextField, TextLink } from '@stillsam/ui';
import { useRef, type FormEvent } from 'react';
import { useFocusOnFault } from '../../../features/sending-form/use-focus-on-fault';
import { checkValues, readValues, toOrder } from '../checkout-form.logic';
import { CHECKOUT_COPY as COPY } from '../checkout.copy';
import type { ProductList } from '../checkout.types';
import type { OrderLine } from '../order-lines';
import type { useOrder } from '../use-order';
import styles from './checkout-form.module.css';

interface CheckoutFormProps {
  wordings: ProductList['checkout'];
  lines: readonly OrderLine[];
  /** Nothing is ordered at a price that was not shown. */
  arePricesKnown: boolean;
  order: ReturnType<typeof useOrder>;
}

export function CheckoutForm({ wordings, lines, arePricesKnown, order }: CheckoutFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const { errors, message, status } = order;
  useFocusOnFault(form, errors);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!form.current || !arePricesKnown || status === 'submitting') return;
    const values = readValues(new FormData(form.current));
    const missing = checkValues(values);
    if (Object.keys(missing).length > 0) return order.refuse(missing, COPY.checkFields);
    const items = lines.map(({ id, quantity }) => ({ id, quantity }));
    void order.place(toOrder(values, items, wordings.terms.version));
  };
  return (
    <form ref={form} noValidate className={styles.form} onSubmit={submit}>
      <h2 className={styles.title}>{COPY.formTitle}</h2>
      {message ? <Notice tone="error">{message}</Notice> : null}
      <TextField
        type="email"
        name="email"
        label={COPY.email}
        hint={COPY.emailHint}
        autoComplete="email"
        inputMode="email"
        required
        error={errors.email}
      />
      <CheckboxField name="is_adult" label={COPY.adult} required error={errors.is_adult} />
      {/* A box that was ticked below another wording is not ticked below this one. */}
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
      {lines.some(({ isDigital }) => isDigital) ? (
        <fieldset className={styles.waiver}>
          <legend className={styles.legend}>{COPY.waiverTitle}</legend>
          <CheckboxField
            key={wordings.waiver.version}
            name="waives_withdrawal"
            label={wordings.waiver.text}
            hint={wordings.is_reservation ? `${COPY.waiverHint} ${COPY.waiverReservation}` : COPY.waiverHint}
          />
        </fieldset>
      ) : null}
      <Button
        type="submit"
        size="large"
        isLoading={status === 'submitting'}
        loadingText={COPY.submitting}
        disabled={!arePricesKnown || lines.length === 0}
      >
        {COPY.submit}
      </Button>
    </form>
  );
}
