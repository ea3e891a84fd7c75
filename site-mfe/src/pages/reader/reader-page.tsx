import { GUIDES_CACHE, productPath, readerPath } from '@stillsam/paths';
import { PageMeta } from '@stillsam/platform';
import { Listen } from '@stillsam/read-aloud';
import { DividerLine, TextLink } from '@stillsam/ui';
import { useEffect } from 'react';
import { useLoaderData } from 'react-router-dom';
import { ArticleBody } from '../../features/articles/article-body';
import { findNarration } from '../../reading/find-narration';
import { keepGuidePlace } from '../../reading/guide-places';
import { LockedPart } from './components/locked-part';
import { OnThisDevice } from './components/on-this-device';
import { SessionLinks } from './components/session-links';
import { READER_COPY as COPY } from './reader.copy';
import page from '../../features/articles/reading-page.module.css';
import shown from '../../styles/shown.module.css';
import styles from './reader-page.module.css';
import type { ReaderData, ReadySession } from './reader.queries';

/** One session of a guide. */
export function ReaderPage() {
  const data = useLoaderData<ReaderData>();
  const { guide, number, count, title, minutes, lead } = data.session;
  const path = readerPath(guide.slug, number);
  return (
    <>
      <PageMeta title={COPY.metaTitle(title, guide.title)} description={lead} path={path} type="article" />
      <article className={page.page}>
        <header>
          <TextLink to={productPath(guide.slug)} arrow="back" className={page.back}>
            {guide.title}
          </TextLink>
          <p className={page.facts}>{COPY.where(number, count, minutes)}</p>
          <h1 className={page.title}>{title}</h1>
          <p className={styles.lead}>{lead}</p>
        </header>
        {data.kind === 'open' ? <OpenPart key={path} {...data} /> : <LockedPart {...data} />}
      </article>
    </>
  );
}

function OpenPart({ session, markup }: ReadySession) {
  const { guide, number, count, title } = session;
  useEffect(() => keepGuidePlace(guide.slug, number), [guide.slug, number]);
  return (
    <>
      <div className={`${styles.tools} ${shown.withScript} ${shown.onScreen}`}>
        <Listen
          texts="article .prose"
          title={title}
          findNarration={findNarration}
          place={{ cache: GUIDES_CACHE, id: `${guide.slug}/${number}` }}
          className={styles.tool}
        />
      </div>
      <ArticleBody key={String(markup === null)} markup={markup} />
      <div className={page.end}>
        <DividerLine />
      </div>
      <SessionLinks slug={guide.slug} number={number} count={count} />
      <OnThisDevice slug={guide.slug} number={number} />
    </>
  );
}

export { ReaderPage as Component };
