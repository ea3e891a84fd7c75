import { TextField } from '@stillsam/ui';
import { useForm } from 'react-hook-form';
import { bind } from '../../../forms/bind';
import { Form, Submit } from '../../../forms/form';
import { useApi } from '../../../api/use-api';
import { useSessionState } from '../../../features/session/session-provider';
import { ACCOUNT_COPY } from '../account.copy';
import { AccountPart } from './account-part';

const { email: copy } = ACCOUNT_COPY;

/** The address that the user signs in with; a new one is confirmed at both. */
export function EmailForm() {
  const session = useSessionState();
  const request = useApi().useMutation('post', '/api/auth/email');
  const form = useForm({ defaultValues: { email: '' } });
  return (
    <AccountPart id="email" title={copy.title} value={'user' in session ? session.user.email : ''}>
      <Form
        form={form}
        failed={copy.failed}
        done={request.data ? request.data.message : null}
        onSend={async (body) => {
          await request.mutateAsync({ body });
          form.reset();
        }}
      >
        <TextField
          {...bind(form, 'email', { required: copy.missing })}
          type="email"
          label={copy.label}
          hint={copy.hint}
          autoComplete="email"
        />
        <Submit form={form} variant="secondary" loadingText={copy.sending}>
          {copy.send}
        </Submit>
      </Form>
    </AccountPart>
  );
}
