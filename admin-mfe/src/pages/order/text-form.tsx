import { TextArea, TextField } from '@stillsam/ui';
import { useForm } from 'react-hook-form';
import { bind } from '../../forms/bind';
import { Form, Submit } from '../../forms/form';
import { Part } from '../../detail/part';
import { ORDER_COPY } from './order.copy';
import { useChangeOrder, type OrderDetail } from './order.queries';

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
  const Field = name === 'note' ? TextArea : TextField;
  return (
    <Part title={copy.title} isCard>
      <Form
        form={form}
        failed={ORDER_COPY.saveFailed}
        done={change.isSuccess ? copy.saved : null}
        onSend={(body) => change.mutateAsync({ params: { path: { id: order.id } }, body })}
      >
        <Field {...bind(form, name)} label={copy.label} hint={copy.hint} autoComplete="off" />
        <Submit form={form} variant="secondary" loadingText={ORDER_COPY.saving}>
          {copy.save}
        </Submit>
      </Form>
    </Part>
  );
}
