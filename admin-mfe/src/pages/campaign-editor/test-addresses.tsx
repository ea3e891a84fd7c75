import { useState } from 'react';
import { Button, Dialog, DialogActions, Notice, Skeleton, TextArea } from '@stillsam/ui';
import { useForm } from 'react-hook-form';
import { useApi } from '../../api/use-api';
import layout from '../../features/draft-editor/draft-editor.module.css';
import { OutsideForm } from '../../features/rich-text/outside-form';
import { showRefusal } from '../../forms/show-refusal';
import { useMayUse } from '../../features/session/require-back-office';
import { useSessionState } from '../../features/session/session-provider';
import styles from './campaign-editor.module.css';
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
    <section className={layout.group} aria-labelledby="test-addresses">
      <h2 id="test-addresses" className={styles.heading}>
        {COPY.title}
      </h2>
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
    </section>
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
  const { errors, isSubmitting } = form.formState;
  const submit = form.handleSubmit(async ({ to }) => {
    try {
      if (!(await flush())) return form.setError('root', { message: CAMPAIGN_COPY.test.notSaved });
      onSent(await calls.test(to.split(/[\s,;]+/).filter(Boolean)));
    } catch (error) {
      showRefusal(form, error, CAMPAIGN_COPY.test.failed);
    }
  });
  return (
    <form
      method="post"
      className={layout.group}
      noValidate
      onSubmit={(event) => {
        event.stopPropagation();
        void submit(event);
      }}
    >
      <TextArea
        label={COPY.label}
        hint={COPY.hint}
        rows={5}
        error={errors.to?.message}
        {...form.register('to')}
      />
      {errors.root ? <Notice tone="error">{errors.root.message}</Notice> : null}
      <DialogActions>
        <Button variant="secondary" onClick={onClose} aria-disabled={isSubmitting || undefined}>
          {COPY.cancel}
        </Button>
        <Button type="submit" isLoading={isSubmitting} loadingText={CAMPAIGN_COPY.test.sending}>
          {COPY.send}
        </Button>
      </DialogActions>
    </form>
  );
}
