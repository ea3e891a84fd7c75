import { useState } from 'react';
import { Button, Dialog, Notice, Skeleton, TextArea } from '@stillsam/ui';
import { useForm } from 'react-hook-form';
import { useApi } from '../../api/use-api';
import layout from '../../features/draft-editor/draft-editor.module.css';
import { bind, DialogForm, OutsideForm } from '../../forms/form';
import { useMayUse } from '../../features/session/require-back-office';
import { useSessionState } from '../../features/session/session-provider';
import { FieldGroup } from './campaign-fields';
import { CAMPAIGN_COPY } from './campaign.copy';
import type { CampaignEditor } from './use-campaign-editor';

const { testToOthers: COPY } = CAMPAIGN_COPY;

type Sending = Pick<CampaignEditor, 'calls' | 'flush'>;

/** Sends the letter to some addresses that the owner chooses; others send it to themselves alone. */
export function TestAddresses({ calls, flush }: Sending) {
  const isOwner = useMayUse('system');
  const [isOpen, setOpen] = useState(false);
  const [sentTo, setSentTo] = useState('');
  const close = () => setOpen(false);
  if (!isOwner) return null;
  return (
    <FieldGroup id="test-addresses" title={COPY.title}>
      {sentTo ? <Notice tone="success">{CAMPAIGN_COPY.test.sent(sentTo)}</Notice> : null}
      <div>
        <Button variant="secondary" onClick={() => setOpen(true)}>
          {COPY.open}
        </Button>
      </div>
      {isOpen ? (
        <OutsideForm>
          <Dialog isOpen onClose={close} title={COPY.open} size="small">
            <RememberedAddresses
              calls={calls}
              flush={flush}
              onClose={close}
              onSent={(addresses) => {
                setSentTo(addresses);
                close();
              }}
            />
          </Dialog>
        </OutsideForm>
      ) : null}
    </FieldGroup>
  );
}

interface FormProps extends Sending {
  onClose: () => void;
  onSent: (addresses: string) => void;
}

/** The form, once it is known where the latest test went. */
function RememberedAddresses(props: FormProps) {
  const session = useSessionState();
  const { data, isError } = useApi().useQuery(
    'get',
    '/api/admin/campaigns/test-addresses',
    {},
    { gcTime: 0 },
  );
  if (!data && !isError) return <Skeleton lines={3} label={COPY.loading} />;
  const own = 'user' in session ? [session.user.email] : [];
  return <AddressForm {...props} addresses={data?.addresses.length ? data.addresses : own} />;
}

function AddressForm({ calls, flush, onClose, onSent, addresses }: FormProps & { addresses: string[] }) {
  const form = useForm({ defaultValues: { to: addresses.join('\n') } });
  return (
    <DialogForm
      form={form}
      failed={CAMPAIGN_COPY.test.failed}
      className={layout.group}
      copy={{ submit: COPY.send, submitting: CAMPAIGN_COPY.test.sending }}
      onCancel={onClose}
      onSend={async ({ to }) => {
        if (!(await flush())) return form.setError('root', { message: CAMPAIGN_COPY.test.notSaved });
        onSent(await calls.test(to.split(/[\s,;]+/).filter(Boolean)));
      }}
    >
      <TextArea label={COPY.label} hint={COPY.hint} rows={5} autoFocus {...bind(form, 'to')} />
    </DialogForm>
  );
}
