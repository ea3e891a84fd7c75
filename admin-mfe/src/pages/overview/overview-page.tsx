import { ADMIN_PATHS, adminCampaignPath, adminEditPostPath } from '@stillsam/paths';
import { TextLink } from '@stillsam/ui';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { components } from '@stillsam/contracts';
import detail from '../../detail/detail.module.css';
import { DetailPage, Loaded } from '../../detail/detail-page';
import { useOverview } from '../../features/overview/use-to-do';
import { useMayUse } from '../../features/session/require-back-office';
import { SecondFactorDue, useSecondFactorDue } from '../../features/session/second-factor-due';
import { OVERVIEW_COPY as COPY, OVERVIEW_COPY } from './overview.copy';
import { Week } from './week';
import look from '../../look.module.css';
import { Part } from '../../detail/part';
import { CONSEQUENCE_COPY, TO_DO_COPY, type ToDo } from '../../features/overview/to-do.copy';
import { addressOf, clockOf, isLate, taskOf } from '../../features/overview/to-do.logic';
import styles from './overview-page.module.css';
import { formatUpcoming, unbroken } from '../../format-date';

/** What waits, what comes and how the week went, of the areas that the role may use. */
function OverviewPage() {
  return (
    <DetailPage copy={COPY} path={ADMIN_PATHS.overview}>
      <Overview />
    </DetailPage>
  );
}

function Overview() {
  const result = useOverview();
  const choosesMail = useMayUse('system');
  const isLocked = useSecondFactorDue()?.isOver ?? false;
  return (
    <>
      <SecondFactorDue />
      {isLocked ? null : (
        <>
          <Loaded copy={COPY} result={result}>
            {({ toDo, upcoming }) => (
              <div className={detail.pair}>
                <ToDoList items={toDo} now={result.dataUpdatedAt}>
                  {choosesMail ? (
                    <p className={look.small}>
                      <TextLink to={`${ADMIN_PATHS.account}#notices`}>{COPY.mailLink}</TextLink>
                    </p>
                  ) : null}
                </ToDoList>
                <UpcomingList items={upcoming} now={result.dataUpdatedAt} />
              </div>
            )}
          </Loaded>
          <Week />
        </>
      )}
    </>
  );
}

interface ToDoListProps {
  items: readonly ToDo[];
  /** Milliseconds since 1970. */
  now: number;
  /** Below the list. */
  children: ReactNode;
}

function ToDoList({ items, now, children }: ToDoListProps) {
  return (
    <Part title={TO_DO_COPY.title}>
      {items.length === 0 ? (
        <p className={`${styles.card} ${look.soft}`}>{TO_DO_COPY.nothing}</p>
      ) : (
        <ul role="list" className={styles.list}>
          {items.map((item) => (
            <li key={item.id}>
              <ToDoItem item={item} now={now} />
            </li>
          ))}
        </ul>
      )}
      {children}
    </Part>
  );
}

function ToDoItem({ item, now }: { item: ToDo; now: number }) {
  const clock = clockOf(item, now);
  const note = clock ?? CONSEQUENCE_COPY[item.id];
  return (
    <Link className={styles.item} to={addressOf(item)}>
      <span className={styles.task}>{taskOf(item)}</span>
      {note ? (
        <span className={isLate(item, now) ? `${look.small} ${look.attention}` : look.small}> {note}</span>
      ) : null}
    </Link>
  );
}

const { upcoming: copy } = OVERVIEW_COPY;

type Upcoming = components['schemas']['UpcomingDto'];

const PATH_OF = { post: adminEditPostPath, letter: adminCampaignPath };

interface UpcomingListProps {
  items: readonly Upcoming[];
  /** Milliseconds since 1970. */
  now: number;
}

/** What is published or sent by itself. */
function UpcomingList({ items, now }: UpcomingListProps) {
  return (
    <Part title={copy.title}>
      {items.length === 0 ? (
        <p className={`${styles.card} ${look.soft}`}>{copy.nothing}</p>
      ) : (
        <ul role="list" className={styles.list}>
          {items
            .filter(({ kind }) => kind in PATH_OF)
            .map(({ kind, id, title, at }) => (
              <li key={`${kind}-${id}`} className={styles.event}>
                <TextLink to={PATH_OF[kind](id)}>{title || copy.untitled}</TextLink>
                <span className={look.small}>
                  {copy.kinds[kind]} · <time dateTime={at}>{unbroken(formatUpcoming(at, now))}</time>
                </span>
              </li>
            ))}
        </ul>
      )}
    </Part>
  );
}

export { OverviewPage as Component };
