import { PATHS } from '@stillsam/paths';
import { ArticleCover, ButtonLink, PageHeader, SearchField, Section } from '@stillsam/ui';
import { NOT_FOUND_SEARCH, NOT_FOUND_START, NOT_FOUND_WAYS, type NOT_FOUND_COPY } from './not-found.copy';
import styles from './not-found-page.module.css';

/** What the page for an unknown address shows. */
export function NotFoundBody({ title, text, way }: typeof NOT_FOUND_COPY) {
  return (
    <Section rhythm="none" className={styles.page}>
      <PageHeader
        title={title}
        lead={
          <>
            {text}
            <br />
            {way}
          </>
        }
        line="lost"
      >
        <ArticleCover seed="vilse" category="sjalvmedkansla" />
      </PageHeader>
      <form role="search" method="get" action={PATHS.search} className={styles.search}>
        <SearchField
          name="search"
          label={NOT_FOUND_SEARCH.label}
          submitLabel={NOT_FOUND_SEARCH.button}
          autoComplete="off"
        />
      </form>
      <ButtonLink to={NOT_FOUND_START.path} isExternal>
        {NOT_FOUND_START.label}
      </ButtonLink>
      <ul className={styles.ways}>
        {NOT_FOUND_WAYS.map(({ label, path }) => (
          <li key={path}>
            <a href={path}>{label}</a>
          </li>
        ))}
      </ul>
    </Section>
  );
}
