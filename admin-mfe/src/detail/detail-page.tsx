import { createContext, use, type ReactNode } from 'react';
import { ApiError, serverText } from '@stillsam/api-client';
import { PageMeta } from '@stillsam/platform';
import { ButtonLink, EmptyState } from '@stillsam/ui';
import { ListSkeleton, LoadFailed } from '../features/list/list-tab';
import { ScreenHeader } from '../features/list/screen-header';
import { usePlaces } from '../places/places';
import { RequireBackOffice } from '../features/session/require-back-office';
import type { Area } from '../features/session/session';
import styles from './detail.module.css';

/** Trying again would not help. */
const GONE = 'Den kan vara raderad, eller så stämmer inte adressen.';

interface PageTexts {
  title: string;
  description: string;
  back?: string;
  loading: string;
}

interface LoadedTexts {
  loading: string;
  failedTitle: string;
  /** Where the API gave no sentence. */
  failedText: string;
  /** Below that it does not exist, where the noun is neuter. */
  gone?: string;
  /** The button to the list, where it does not exist. */
  toList?: string;
}

interface DetailPageProps {
  copy: PageTexts;
  /** The h1 in place of the title, for what may not get into the browser's history. */
  heading?: string;
  /** What the page is about. Where it does not exist, the content has the h1. */
  result?: Result<unknown>;
  path: string;
  /** The address of the list that the page belongs to, which opens as it was left. A screen of its own has none. */
  backTo?: string;
  area?: Area;
  /** Rendered for the roles that may use the area. */
  children: ReactNode;
}

/** Whether what the page is about does not exist, so that the content has the h1. */
const GoneContext = createContext(false);

/** A page of the back office beside the dashboard. */
export function DetailPage({ copy, heading, result, path, backTo, area, children }: DetailPageProps) {
  const { title, description } = copy;
  const { addressOf } = usePlaces();
  const hasGone = result !== undefined && isGone(result);
  return (
    <div className={styles.page}>
      <PageMeta title={title} description={description} path={path} />
      <ScreenHeader
        title={hasGone ? null : (heading ?? title)}
        back={backTo && copy.back ? { to: addressOf(backTo), label: copy.back } : undefined}
      />
      <RequireBackOffice area={area} skeleton={<ListSkeleton label={copy.loading} />}>
        <GoneContext value={hasGone}>{children}</GoneContext>
      </RequireBackOffice>
    </div>
  );
}

interface Result<Data> {
  data: Data | undefined;
  error: unknown;
}

/** Whether what was asked for does not exist. */
const isGone = ({ data, error }: Result<unknown>) =>
  data === undefined && error instanceof ApiError && error.status === 404;

interface LoadedProps<Data> {
  copy: LoadedTexts;
  /** The address of the list, which opens as it was left. */
  backTo?: string;
  result: Result<Data> & { isError: boolean; refetch: () => Promise<unknown> };
  children: (data: Data) => ReactNode;
}

/** What a query found, in each of its states. What was found stays when it cannot be read again. */
export function Loaded<Data>({ copy, backTo, result, children }: LoadedProps<Data>) {
  const { data, error, isError, refetch } = result;
  const { addressOf } = usePlaces();
  const isPageGone = use(GoneContext);
  if (data !== undefined) return children(data);
  if (isGone(result))
    return (
      <EmptyState
        title={(serverText(error) ?? copy.failedTitle).replace(/^([^.]+)\.$/, '$1')}
        line="lost"
        headingLevel={isPageGone ? 1 : undefined}
        action={backTo && copy.toList ? <ButtonLink to={addressOf(backTo)}>{copy.toList}</ButtonLink> : null}
      >
        <p>{copy.gone ?? GONE}</p>
      </EmptyState>
    );
  if (!isError) return <ListSkeleton label={copy.loading} />;
  return (
    <LoadFailed title={copy.failedTitle} text={serverText(error) ?? copy.failedText} refetch={refetch} />
  );
}
