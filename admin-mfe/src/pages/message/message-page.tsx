import { adminMessagePath, adminTabPath } from '@stillsam/paths';
import { useParams } from 'react-router-dom';
import { DetailPage, Loaded } from '../../detail/detail-page';
import { MESSAGE_COPY } from './message.copy';
import { useMessage } from './message.queries';
import { MessageView } from './message-view';

/** One message of the contact form: what was asked, what was answered, and a form to answer. */
function MessagePage() {
  const { id = '' } = useParams();
  const result = useMessage(id);
  const list = adminTabPath('meddelanden');
  return (
    <DetailPage
      copy={MESSAGE_COPY}
      heading={result.data?.name}
      path={adminMessagePath(id)}
      backTo={list}
      result={result}
      area="messages"
    >
      <Loaded key={id} copy={MESSAGE_COPY} backTo={list} result={result}>
        {(message) => <MessageView message={message} now={result.dataUpdatedAt} />}
      </Loaded>
    </DetailPage>
  );
}

export { MessagePage as Component };
