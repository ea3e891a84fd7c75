import { useState } from 'react';
import { Button, Dialog, SelectField, TextField } from '@stillsam/ui';
import type { components } from '@stillsam/contracts';
import { useForm } from 'react-hook-form';
import { bind } from '../../forms/bind';
import { DialogForm } from '../../forms/form';
import { useApi, useRefetch } from '../../api/use-api';
import { CategoryChecks } from '../../features/draft-editor/category-checks';
import { useMayUse } from '../../features/session/require-back-office';
import styles from './personal-data.module.css';
import { SUBSCRIPTION_COPY as COPY } from './subscription.copy';

type Subscriber = components['schemas']['SubscriberDto'];

/** A button and its dialog, for the roles that may edit subscribers. */
export function EditSubscription({ subscriber }: { subscriber: Subscriber }) {
  const [isOpen, setIsOpen] = useState(false);
  if (!useMayUse('subscribers')) return null;
  const close = () => setIsOpen(false);
  return (
    <>
      <Button variant="secondary" onClick={() => setIsOpen(true)}>
        {COPY.open}
      </Button>
      <Dialog isOpen={isOpen} onClose={close} title={COPY.title}>
        {isOpen ? <SubscriptionForm subscriber={subscriber} onClose={close} /> : null}
      </Dialog>
    </>
  );
}

function SubscriptionForm({ subscriber, onClose }: { subscriber: Subscriber; onClose: () => void }) {
  const { id, first_name, last_name, interests, frequency } = subscriber;
  const form = useForm({ defaultValues: { first_name, last_name, interests, frequency } });
  const { mutateAsync } = useApi().useMutation('patch', '/api/admin/newsletter/subscribers/{id}', {
    onSettled: useRefetch('/api/admin/newsletter/subscribers', '/api/admin/personal-data/people/{kind}/{id}'),
  });
  return (
    <DialogForm
      form={form}
      failed={COPY.failed}
      copy={COPY}
      onCancel={onClose}
      onSend={async (body) => {
        await mutateAsync({ params: { path: { id } }, body });
        onClose();
      }}
    >
      <p className={styles.introduction}>{COPY.introduction}</p>
      <TextField {...bind(form, 'first_name')} autoComplete="off" maxLength={100} label={COPY.firstName} />
      <TextField {...bind(form, 'last_name')} autoComplete="off" maxLength={100} label={COPY.lastName} />
      <CategoryChecks legend={COPY.subjects} field={bind(form, 'interests')} />
      <SelectField
        {...bind(form, 'frequency')}
        label={COPY.frequency}
        options={Object.entries(COPY.frequencies).map(([value, label]) => ({ value, label }))}
      />
    </DialogForm>
  );
}
