import { zodResolver } from '@hookform/resolvers/zod';
import { Button, TextField } from '@stillsam/ui';
import { useForm } from 'react-hook-form';
import { bind } from '../../forms/bind';
import { Form, Submit } from '../../forms/form';
import { z } from '../../forms/schema';
import { SESSION_COPY } from './session.copy';

const { code: copy } = SESSION_COPY;
const CODE = z.object({ code: z.string().check(z.trim(), z.minLength(1, copy.missing)) });

interface CodeFormProps {
  /** @throws ApiError of the API's refusal. */
  onCode: (code: string) => Promise<unknown>;
  /** Back to the first step. */
  onCancel: () => void;
}

/** The second step of a sign-in: a code of an app, or for recovery. */
export function CodeForm({ onCode, onCancel }: CodeFormProps) {
  const form = useForm({ resolver: zodResolver(CODE), defaultValues: { code: '' } });
  return (
    <Form
      form={form}
      failed={SESSION_COPY.failed}
      focus="code"
      lead={<p>{copy.lead}</p>}
      onSend={({ code }) => onCode(code)}
    >
      <TextField
        {...bind(form, 'code')}
        label={copy.label}
        hint={copy.hint}
        autoComplete="one-time-code"
        autoFocus
        required
      />
      <Submit form={form} isFullWidth loadingText={SESSION_COPY.submitting}>
        {SESSION_COPY.submit}
      </Submit>
      <Button variant="quiet" onClick={onCancel}>
        {copy.back}
      </Button>
    </Form>
  );
}
