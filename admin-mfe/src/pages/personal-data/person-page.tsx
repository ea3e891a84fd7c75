import { adminPersonPath, adminTabPath } from '@stillsam/paths';
import { useParams } from 'react-router-dom';
import { useApi } from '../../api/use-api';
import { DetailPage, Loaded } from '../../detail/detail-page';
import { EditSubscription } from './edit-subscription';
import { PersonRecord } from './person-record';
import { PERSONAL_DATA_COPY } from './personal-data.copy';

const COPY = PERSONAL_DATA_COPY.page;

/** Everything about an address, which a row names in place of it: no address gets into a URL or the history. */
function PersonPage() {
  const { kind = '', id = '' } = useParams();
  return (
    <DetailPage
      copy={COPY}
      path={adminPersonPath(kind, id)}
      backTo={adminTabPath('personuppgifter')}
      area="personal-data"
    >
      <Person key={`${kind} ${id}`} kind={kind} id={id} />
    </DetailPage>
  );
}

function Person({ kind, id }: { kind: string; id: string }) {
  const result = useApi().useQuery(
    'get',
    '/api/admin/personal-data/people/{kind}/{id}',
    { params: { path: { kind, id } } },
    // The audit log records each reading, so the window's focus causes none, and nothing old is shown.
    { refetchOnWindowFocus: false, gcTime: 0 },
  );
  return (
    <Loaded copy={COPY} result={result}>
      {(data) => (
        <PersonRecord data={data}>
          {data.subscription ? <EditSubscription subscriber={data.subscription} /> : null}
        </PersonRecord>
      )}
    </Loaded>
  );
}

export { PersonPage as Component };
