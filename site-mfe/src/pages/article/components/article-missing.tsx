import { PATHS } from '@stillsam/paths';
import { PageMeta } from '@stillsam/platform';
import { ButtonLink, EmptyState, Section } from '@stillsam/ui';
import { ARTICLE_COPY } from '../article.copy';

/** Replaces an article that was unpublished while it was on the screen. */
export function ArticleMissing({ path }: { path: string }) {
  return (
    <Section>
      <PageMeta
        title={ARTICLE_COPY.missingTitle}
        description={ARTICLE_COPY.missingText}
        path={path}
        isNoindex
      />
      <EmptyState
        title={ARTICLE_COPY.missingTitle}
        headingLevel={1}
        action={<ButtonLink to={PATHS.library}>{ARTICLE_COPY.missingLink}</ButtonLink>}
      >
        <p>{ARTICLE_COPY.missingText}</p>
      </EmptyState>
    </Section>
  );
}
