import type { components } from '@stillsam/contracts';
import { Button, Notice, RadioGroup, Skeleton } from '@stillsam/ui';
import { Controller, useForm } from 'react-hook-form';
import { useApi, useRefetch } from '../../../api/use-api';
import { useMayUse } from '../../../features/session/require-back-office';
import { showRefusal } from '../../../forms/show-refusal';
import { ACCOUNT_COPY } from '../account.copy';
import styles from '../account-page.module.css';

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
    <section className={styles.part} aria-labelledby="notices">
      <h2 id="notices" className={styles.heading}>
        {copy.title}
      </h2>
      {data ? <NoticesForm setting={data} /> : null}
      {!data && isError ? <Notice tone="error">{copy.loadFailed}</Notice> : null}
      {!data && !isError ? <Skeleton lines={4} label={copy.loading} /> : null}
    </section>
  );
}

function NoticesForm({ setting: { value, version } }: { setting: Setting }) {
  const onSettled = useRefetch(PATH);
  const change = useApi().useMutation('put', PATH, { onSettled });
  const form = useForm({ values: { mail: value.mail } });
  const { errors } = form.formState;

  const submit = form.handleSubmit(async ({ mail }) => {
    try {
      await change.mutateAsync({ body: { mail, version } });
    } catch (error) {
      showRefusal(form, error, copy.failed);
    }
  });

  return (
    <form method="post" noValidate className={styles.form} onSubmit={(event) => void submit(event)}>
      {change.isSuccess ? <Notice tone="success">{copy.saved}</Notice> : null}
      {errors.root ? <Notice tone="error">{errors.root.message}</Notice> : null}
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
      <div>
        <Button type="submit" isLoading={change.isPending} loadingText={copy.saving}>
          {copy.save}
        </Button>
      </div>
    </form>
  );
}
