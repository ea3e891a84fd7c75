import type { ReactNode } from 'react';
import { ApiError, serverText } from '@stillsam/api-client';
import { PageMeta } from '@stillsam/platform';
import { ButtonLink, EmptyState } from '@stillsam/ui';
import { ListSkeleton, LoadFailed, ScreenHeader } from '../features/list/list-tab';
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
  path: string;
  /** The h1 in place of the title; null where the content has it. */
  heading?: string | null;
  /** The address of the list that the page belongs to, which opens as it was left. A screen of its own has none. */
  backTo?: string;
  area?: Area;
  /** Rendered for the roles that may use the area. */
  children: ReactNode;
}

/** A page of the back office beside the dashboard. */
export function DetailPage({ copy, path, heading = copy.title, backTo, area, children }: DetailPageProps) {
  const { addressOf } = usePlaces();
  return (
    <div className={styles.page}>
      <PageMeta title={copy.title} description={copy.description} path={path} />
      <ScreenHeader
        title={heading}
        back={backTo && copy.back ? { to: addressOf(backTo), label: copy.back } : undefined}
      />
      <RequireBackOffice area={area} skeleton={<ListSkeleton label={copy.loading} />}>
        {children}
      </RequireBackOffice>
    </div>
  );
}

interface LoadedPageProps<Data> extends Omit<DetailPageProps, 'children'> {
  copy: PageTexts & LoadedTexts;
  result: LoadedProps<Data>['result'];
  children: (data: Data) => ReactNode;
}

/** A page about one thing of a list. Where it does not exist, the content has the h1. */
export function LoadedPage<Data>({ result, children, ...page }: LoadedPageProps<Data>) {
  const { copy, backTo } = page;
  const hasGone = isGone(result);
  return (
    <DetailPage {...page} heading={hasGone ? null : page.heading}>
      <Loaded copy={copy} backTo={backTo} result={result} headingLevel={hasGone ? 1 : undefined}>
        {children}
      </Loaded>
    </DetailPage>
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
  /** That it does not exist is the h1. */
  headingLevel?: 1;
  children: (data: Data) => ReactNode;
}

/** What a query found, in each of its states. What was found stays when it cannot be read again. */
export function Loaded<Data>({ copy, backTo, result, headingLevel, children }: LoadedProps<Data>) {
  const { data, error, isError, refetch } = result;
  const { addressOf } = usePlaces();
  if (data !== undefined) return children(data);
  if (isGone(result))
    return (
      <EmptyState
        title={(serverText(error) ?? copy.failedTitle).replace(/^([^.]+)\.$/, '$1')}
        line="lost"
        headingLevel={headingLevel}
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
