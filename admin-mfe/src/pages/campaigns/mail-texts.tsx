import { useState, type ReactNode } from 'react';
import type { components } from '@stillsam/contracts';
import { SelectField, Skeleton } from '@stillsam/ui';
import { LIST_COPY } from '../../features/list/list.copy';
import { ActionNotice } from '../../action-notice';
import { useApi } from '../../api/use-api';
import { ListTab } from '../../features/list/list-tab';
import styles from './campaigns-tab.module.css';
import { MailTextForm } from './mail-text-form';
import { MAIL_TEXTS_COPY as COPY } from './campaigns.copy';

export type WordedMail = components['schemas']['WordedMailDto'];

/** The words of the mails that the system sends by itself, one mail at a time. */
export function MailTextsView({ views }: { views: ReactNode }) {
  const { data, isError, refetch } = useApi().useQuery(
    'get',
    '/api/admin/settings/mail-texts',
    {},
    { refetchOnWindowFocus: false },
  );
  const [chosen, setChosen] = useState('');
  const mail = data?.mails.find(({ name }) => name === chosen) ?? data?.mails[0];
  if (!data || !mail)
    return (
      <ListTab actions={views}>
        {isError ? (
          <ActionNotice label={LIST_COPY.retry} onAction={() => void refetch()}>
            {COPY.failed}
          </ActionNotice>
        ) : (
          <Skeleton lines={6} label={COPY.loading} />
        )}
      </ListTab>
    );
  return (
    <ListTab actions={views}>
      <div className={styles.text}>
        <p className={styles.explanation}>{COPY.explanation}</p>
        <SelectField
          label={COPY.choose}
          options={data.mails.map(({ name, title, text }) => ({
            value: name,
            label: text ? COPY.own(title) : title,
          }))}
          value={mail.name}
          onChange={({ target }) => setChosen(target.value)}
        />
      </div>
      <MailTextForm key={mail.name} mail={mail} refetch={refetch} />
    </ListTab>
  );
}
