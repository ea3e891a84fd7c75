import { ADMIN_PATHS } from '@stillsam/paths';
import { TextLink } from '@stillsam/ui';
import detail from '../../detail/detail.module.css';
import { DetailPage, Loaded } from '../../detail/detail-page';
import { useOverview } from '../../features/overview/use-to-do';
import { useMayUse } from '../../features/session/require-back-office';
import { SecondFactorDue, useSecondFactorDue } from '../../features/session/second-factor-due';
import { OVERVIEW_COPY as COPY } from './overview.copy';
import { ToDoList } from './to-do-list';
import { UpcomingList } from './upcoming-list';
import { Week } from './week';
import look from '../../look.module.css';

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

export { OverviewPage as Component };
