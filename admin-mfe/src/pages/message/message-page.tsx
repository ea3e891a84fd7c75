import { adminMessagePath, adminTabPath } from '@stillsam/paths';
import { useParams } from 'react-router-dom';
import { DetailPage, Loaded } from '../../detail/detail-page';
import { MESSAGE_COPY } from './message.copy';
import { useMessage } from './message.queries';
import { MessageView } from './message-view';

/** One message of the contact form: what was asked, what was answered, and a form to answer. */
function MessagePage() {
  const { id = '' } = useParams();
  return (
    <DetailPage
      copy={MESSAGE_COPY}
      path={adminMessagePath(id)}
      backTo={adminTabPath('meddelanden')}
      area="messages"
    >
      <ExistingMessage key={id} id={id} />
    </DetailPage>
  );
}

function ExistingMessage({ id }: { id: string }) {
  return (
    <Loaded copy={MESSAGE_COPY} result={useMessage(id)}>
      {(message) => <MessageView message={message} />}
    </Loaded>
  );
}

export { MessagePage as Component };
