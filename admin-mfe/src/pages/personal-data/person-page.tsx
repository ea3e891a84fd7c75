import { adminPersonPath, adminTabPath } from '@stillsam/paths';
import { useParams } from 'react-router-dom';
import { useState } from 'react';
import { Button, SelectField, TextField } from '@stillsam/ui';
import type { components } from '@stillsam/contracts';
import { useForm } from 'react-hook-form';
import { useApi, useRefetch } from '../../api/use-api';
import { LoadedPage } from '../../detail/detail-page';
import { PersonRecord } from './person-record';
import { PERSONAL_DATA_COPY, SUBSCRIPTION_COPY } from './personal-data.copy';
import { bind, FormDialog } from '../../forms/form';
import { CategoryChecks } from '../../features/draft-editor/draft-fields';
import { useMayUse } from '../../features/session/require-back-office';

const COPY = PERSONAL_DATA_COPY.page;

/** Everything about an address, which a row names in place of it: no address gets into a URL or the history. */
function PersonPage() {
  const { kind = '', id = '' } = useParams();
  const result = useApi().useQuery(
    'get',
    '/api/admin/personal-data/people/{kind}/{id}',
    { params: { path: { kind, id } } },
    // The audit log records each reading, so the window's focus causes none, and nothing old is shown.
    { enabled: useMayUse('personal-data'), refetchOnWindowFocus: false, gcTime: 0 },
  );
  const list = adminTabPath('personuppgifter');
  return (
    <LoadedPage
      copy={COPY}
      heading={result.data?.email}
      path={adminPersonPath(kind, id)}
      backTo={list}
      result={result}
      area="personal-data"
    >
      {(data) => (
        <PersonRecord key={`${kind} ${id}`} data={data} isNamed>
          {data.subscription ? <EditSubscription subscriber={data.subscription} /> : null}
        </PersonRecord>
      )}
    </LoadedPage>
  );
}

type Subscriber = components['schemas']['SubscriberDto'];

/** A button and its dialog, for the roles that may edit subscribers. */
function EditSubscription({ subscriber }: { subscriber: Subscriber }) {
  const [isOpen, setIsOpen] = useState(false);
  if (!useMayUse('subscribers')) return null;
  const close = () => setIsOpen(false);
  return (
    <>
      <Button variant="secondary" onClick={() => setIsOpen(true)}>
        {SUBSCRIPTION_COPY.open}
      </Button>
      {isOpen ? <SubscriptionDialog subscriber={subscriber} onClose={close} /> : null}
    </>
  );
}

function SubscriptionDialog({ subscriber, onClose }: { subscriber: Subscriber; onClose: () => void }) {
  const { id, first_name, last_name, interests, frequency } = subscriber;
  const form = useForm({ defaultValues: { first_name, last_name, interests, frequency } });
  const { mutateAsync } = useApi().useMutation('patch', '/api/admin/newsletter/subscribers/{id}', {
    onSettled: useRefetch('/api/admin/newsletter/subscribers', '/api/admin/personal-data/people/{kind}/{id}'),
  });
  return (
    <FormDialog
      title={SUBSCRIPTION_COPY.title}
      description={SUBSCRIPTION_COPY.introduction}
      form={form}
      failed={SUBSCRIPTION_COPY.failed}
      copy={SUBSCRIPTION_COPY}
      onCancel={onClose}
      onSend={async (body) => {
        await mutateAsync({ params: { path: { id } }, body });
        onClose();
      }}
    >
      <TextField
        {...bind(form, 'first_name')}
        autoComplete="off"
        maxLength={100}
        label={SUBSCRIPTION_COPY.firstName}
      />
      <TextField
        {...bind(form, 'last_name')}
        autoComplete="off"
        maxLength={100}
        label={SUBSCRIPTION_COPY.lastName}
      />
      <CategoryChecks legend={SUBSCRIPTION_COPY.subjects} field={bind(form, 'interests')} />
      <SelectField
        {...bind(form, 'frequency')}
        label={SUBSCRIPTION_COPY.frequency}
        options={Object.entries(SUBSCRIPTION_COPY.frequencies).map(([value, label]) => ({ value, label }))}
      />
    </FormDialog>
  );
}

export { PersonPage as Component };
