import { useState } from 'react';
import { Button, Dialog, SelectField, TextField } from '@stillsam/ui';
import { DialogFormEnd } from '../../forms/dialog-form-end';
import type { components } from '@stillsam/contracts';
import { useForm } from 'react-hook-form';
import { useApi, useRefetch } from '../../api/use-api';
import { CategoryChecks } from '../../features/draft-editor/category-checks';
import { useMayUse } from '../../features/session/require-back-office';
import { showRefusal } from '../../forms/show-refusal';
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
  const { errors, isSubmitting } = form.formState;
  const { mutateAsync } = useApi().useMutation('patch', '/api/admin/newsletter/subscribers/{id}', {
    onSettled: useRefetch('/api/admin/newsletter/subscribers', '/api/admin/personal-data/people/{kind}/{id}'),
  });
  const submit = form.handleSubmit(async (body) => {
    try {
      await mutateAsync({ params: { path: { id } }, body });
      onClose();
    } catch (error) {
      showRefusal(form, error, COPY.failed);
    }
  });
  return (
    <form method="post" className={styles.form} noValidate onSubmit={(event) => void submit(event)}>
      <p className={styles.introduction}>{COPY.introduction}</p>
      <TextField
        {...form.register('first_name')}
        autoComplete="off"
        maxLength={100}
        label={COPY.firstName}
        error={errors.first_name?.message}
      />
      <TextField
        {...form.register('last_name')}
        autoComplete="off"
        maxLength={100}
        label={COPY.lastName}
        error={errors.last_name?.message}
      />
      <CategoryChecks
        legend={COPY.subjects}
        field={{ ...form.register('interests'), error: errors.interests?.message }}
      />
      <SelectField
        {...form.register('frequency')}
        label={COPY.frequency}
        options={Object.entries(COPY.frequencies).map(([value, label]) => ({ value, label }))}
        error={errors.frequency?.message}
      />
      <DialogFormEnd
        copy={COPY}
        refusal={errors.root?.message}
        isSubmitting={isSubmitting}
        onCancel={onClose}
      />
    </form>
  );
}
