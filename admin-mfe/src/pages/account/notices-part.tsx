import type { components } from '@stillsam/contracts';
import { Notice, RadioGroup, Skeleton } from '@stillsam/ui';
import { Controller, useForm } from 'react-hook-form';
import { Form, Submit } from '../../forms/form';
import { useApi, useRefetch } from '../../api/use-api';
import { useMayUse } from '../../features/session/require-back-office';
import { ACCOUNT_COPY } from './account.copy';
import { AccountPart } from './account-part';

const { notices: copy } = ACCOUNT_COPY;
const PATH = '/api/admin/settings/notices';

type Setting = components['schemas']['NoticesSettingDto'];
type MailTime = Setting['value']['mail'];

const OPTIONS = (['at_once', 'daily', 'never'] satisfies MailTime[]).map((value) => ({
  value,
  label: copy.times[value],
}));

/** When owners are mailed what waits; for them alone. */
export function NoticesPart() {
  const isOwner = useMayUse('system');
  return isOwner ? <Notices /> : null;
}

function Notices() {
  const { data, isError } = useApi().useQuery('get', PATH);
  return (
    <AccountPart id="notices" title={copy.title} value={data ? copy.times[data.value.mail] : undefined}>
      {data ? <NoticesForm setting={data} /> : null}
      {!data && isError ? <Notice tone="error">{copy.loadFailed}</Notice> : null}
      {!data && !isError ? <Skeleton lines={4} label={copy.loading} /> : null}
    </AccountPart>
  );
}

function NoticesForm({ setting: { value, version } }: { setting: Setting }) {
  const onSettled = useRefetch(PATH);
  const change = useApi().useMutation('put', PATH, { onSettled });
  const form = useForm({ values: { mail: value.mail } });

  return (
    <Form
      form={form}
      failed={copy.failed}
      done={change.isSuccess ? copy.saved : null}
      onSend={({ mail }) => change.mutateAsync({ body: { mail, version } })}
    >
      <Controller
        control={form.control}
        name="mail"
        render={({ field }) => (
          <RadioGroup
            label={copy.label}
            hint={copy.hint}
            options={OPTIONS}
            value={field.value}
            onValueChange={field.onChange}
          />
        )}
      />
      <Submit form={form} variant="secondary" loadingText={copy.saving}>
        {copy.save}
      </Submit>
    </Form>
  );
}
