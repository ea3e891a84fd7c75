import type { ReactNode } from 'react';
import { serverText } from '@stillsam/api-client';
import { PageMeta } from '@stillsam/platform';
import { Button, EmptyState, PageHeader } from '@stillsam/ui';
import { ListSkeleton } from '../features/list/list-skeleton';
import { usePlaces } from '../features/places/places';
import { RequireAdmin } from '../features/session/require-admin';
import type { Area } from '../features/session/session';
import styles from './detail.module.css';

interface DetailTexts {
  title: string;
  description: string;
  back: string;
  loading: string;
  failedTitle: string;
  /** Where the API gave no sentence. */
  failedText: string;
  retry: string;
}

interface DetailPageProps {
  copy: DetailTexts;
  path: string;
  /** The address of the list that the page belongs to, which opens as it was left. */
  backTo: string;
  area: Area;
  /** Rendered for the roles that may use the area. */
  children: ReactNode;
}

/** A page of its own beside a list of the back office. */
export function DetailPage({ copy, path, backTo, area, children }: DetailPageProps) {
  const { title, description } = copy;
  const { addressOf } = usePlaces();
  return (
    <div className={styles.page}>
      <PageMeta title={title} description={description} path={path} />
      <PageHeader
        className={styles.header}
        back={{ to: addressOf(backTo), label: copy.back }}
        title={title}
      />
      <RequireAdmin area={area} skeleton={<ListSkeleton label={copy.loading} />}>
        {children}
      </RequireAdmin>
    </div>
  );
}

interface LoadedProps<Data> {
  copy: Pick<DetailTexts, 'loading' | 'failedTitle' | 'failedText' | 'retry'>;
  result: { data: Data | undefined; error: unknown; isError: boolean; refetch: () => Promise<unknown> };
  children: (data: Data) => ReactNode;
}

/** What a query found, in each of its states. What was found stays when it cannot be read again. */
export function Loaded<Data>({ copy, result, children }: LoadedProps<Data>) {
  const { data, error, isError, refetch } = result;
  if (data !== undefined) return children(data);
  if (!isError) return <ListSkeleton label={copy.loading} />;
  return (
    <EmptyState
      title={copy.failedTitle}
      action={<Button onClick={() => void refetch()}>{copy.retry}</Button>}
    >
      <p>{serverText(error) ?? copy.failedText}</p>
    </EmptyState>
  );
}
