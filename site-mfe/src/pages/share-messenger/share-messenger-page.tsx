import { articlePath, messengerSharePath } from '@stillsam/paths';
import { PageMeta, runtimeConfig } from '@stillsam/platform';
import { PageHeader, Section, TextField, TextLink } from '@stillsam/ui';
import { useLoaderData, type LoaderFunctionArgs } from 'react-router-dom';
import { fetchArticle } from '../../features/articles/fetch-article';
import { CopyLink } from '../../features/share/copy-link';

const COPY = {
  title: 'Dela i Messenger',
  description: 'Så skickar du en artikel till någon i Messenger.',
  lead: (title: string) => `Så skickar du ”${title}” till någon du tänker på.`,
  link: 'Länken',
  steps: [
    'Kopiera länken.',
    'Öppna Messenger och välj vem du vill skriva till.',
    'Klistra in länken och skicka.',
  ],
  back: 'Tillbaka till artikeln',
};

interface SharedArticle {
  slug: string;
  title: string;
}

/** @throws a redirect for a slug without an article. @throws ApiError without a usable response. */
export async function loader({ params, request }: LoaderFunctionArgs): Promise<SharedArticle> {
  const { slug, title } = (await fetchArticle(params.slug ?? '', request.signal)).article;
  return { slug, title };
}

/** How to send an article in Messenger, while the site has no account there. */
function ShareMessengerPage() {
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

export { ShareMessengerPage as Component };
