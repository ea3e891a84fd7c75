import { useState, type ReactNode } from 'react';
import type { components } from '@stillsam/contracts';
import { PillGroup, Skeleton } from '@stillsam/ui';
import { ActionNotice } from '../../action-notice';
import { useApi } from '../../api/use-api';
import { ListTab } from '../../features/list/list-tab';
import styles from './campaigns-tab.module.css';
import { MailTextForm } from './mail-text-form';
import { MAIL_TEXTS_COPY as COPY } from './mail-texts.copy';

export type MailTexts = components['schemas']['MailTextsSettingDto'];
export type MailTextName = MailTexts['originals'][number]['name'];

const PATH = '/api/admin/settings/mail-texts';

/** The words of the mails that the system sends by itself, one mail at a time. */
export function MailTextsView({ views }: { views: ReactNode }) {
  const { data, isError, refetch } = useApi().useQuery('get', PATH, {}, { refetchOnWindowFocus: false });
  const [chosen, setChosen] = useState<MailTextName>('newsletter_opt_in');
  if (!data)
    return (
      <ListTab>
        {views}
        {isError ? (
          <ActionNotice label={COPY.retry} onAction={() => void refetch()}>
            {COPY.failed}
          </ActionNotice>
        ) : (
          <Skeleton lines={6} label={COPY.loading} />
        )}
      </ListTab>
    );
  return (
    <ListTab>
      {views}
      <p className={styles.explanation}>{COPY.explanation}</p>
      <PillGroup
        label={COPY.choose}
        options={data.originals.map(({ name }) => ({ value: name, label: COPY.names[name] }))}
        value={chosen}
        onValueChange={(value) =>
          setChosen(data.originals.find(({ name }) => name === value)?.name ?? 'newsletter_opt_in')
        }
      />
      <MailTextForm key={chosen} name={chosen} texts={data} refetch={refetch} />
    </ListTab>
  );
}
