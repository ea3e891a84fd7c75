import type { ReactNode } from 'react';
import { Button, Notice, TextArea, TextField } from '@stillsam/ui';
import { useForm } from 'react-hook-form';
import { Part } from '../../../detail/part';
import styles from '../../../detail/detail.module.css';
import { showRefusal } from '../../../forms/show-refusal';
import { ORDER_COPY } from '../order.copy';
import { useChangeOrder, type OrderDetail } from '../order.queries';

interface TextFormProps {
  order: OrderDetail;
  /** What is changed. */
  name: 'note' | 'email';
}

/** The note, or the address that receipt and guides go to. What is refused, the API says at the field. */
export function TextForm({ order, name }: TextFormProps) {
  const copy = ORDER_COPY.forms[name];
  const change = useChangeOrder();
  const form = useForm({ defaultValues: { [name]: order[name] } });
  const { errors } = form.formState;
  const submit = form.handleSubmit(async (body) => {
    try {
      await change.mutateAsync({ params: { path: { id: order.id } }, body });
    } catch (error) {
      showRefusal(form, error, ORDER_COPY.saveFailed);
    }
  });
  const Field = name === 'note' ? TextArea : TextField;
  const notice: ReactNode = change.isSuccess ? <Notice tone="success">{copy.saved}</Notice> : null;
  return (
    <Part title={copy.title} isCard>
      <form method="post" noValidate className={styles.form} onSubmit={(event) => void submit(event)}>
        {errors.root ? <Notice tone="error">{errors.root.message}</Notice> : notice}
        <Field
          {...form.register(name)}
          label={copy.label}
          hint={copy.hint}
          autoComplete="off"
          error={errors[name]?.message}
        />
        <div>
          <Button
            type="submit"
            variant="secondary"
            isLoading={change.isPending}
            loadingText={ORDER_COPY.saving}
          >
            {copy.save}
          </Button>
        </div>
      </form>
    </Part>
  );
}
