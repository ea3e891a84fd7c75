import { articlePath, messengerSharePath } from '@stillsam/paths';
import { PageMeta, runtimeConfig } from '@stillsam/platform';
import { PageHeader, Section, TextField, TextLink } from '@stillsam/ui';
import { useLoaderData } from 'react-router-dom';
import { CopyLink } from '../../features/share/copy-link';
import { SHARE_MESSENGER_COPY as COPY } from './share-messenger.copy';
import type { SharedArticle } from './share-messenger.queries';

/** How to send an article in Messenger, while the site has no account there. */
export function ShareMessengerPage() {
  const { slug, title } = useLoaderData<SharedArticle>();
  const url = runtimeConfig().siteOrigin + articlePath(slug);
  return (
    <Section width="reading" rhythm="large">
      <PageMeta title={COPY.title} description={COPY.description} path={messengerSharePath(slug)} />
      <PageHeader title={COPY.title} lead={COPY.lead(title)} />
      <ol>
        {COPY.steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
      <TextField label={COPY.link} value={url} readOnly onFocus={(event) => event.target.select()} />
      <CopyLink url={url} />
      <p>
        <TextLink to={articlePath(slug)} arrow="back">
          {COPY.back}
        </TextLink>
      </p>
    </Section>
  );
}
