import { PATHS } from '@stillsam/paths';
import { BRAND, PageMeta } from '@stillsam/platform';
import { PageHeader, Section } from '@stillsam/ui';
import glossary from '../../../../content/glossary.json' with { type: 'json' };
import styles from './glossary-page.module.css';

const COPY = {
  title: 'Ordlista',
  metaDescription: `Ord om kroppen, sömnen och forskningen som står i artiklarna på ${BRAND}, förklarade på vanlig svenska.`,
  lead: 'Ord som står i artiklarna, förklarade så enkelt vi kan. I en artikel leder ordet hit första gången det står.',
  letters: 'Ord från A till Ö',
  source: 'Källa: ',
};

/** The first word of each letter. */
const FIRST_WORDS = glossary.filter(({ term }, index) => term[0] !== glossary[index - 1]?.term[0]);

/** The words that articles link, in alphabetical order. */
function GlossaryPage() {
  return (
    <Section rhythm="end">
      <PageMeta title={COPY.title} description={COPY.metaDescription} path={PATHS.glossary} />
      <PageHeader title={COPY.title} lead={COPY.lead} />
      <nav className={styles.letters} aria-label={COPY.letters}>
        {FIRST_WORDS.map(({ id, term }) => (
          <a key={id} href={`#${id}`}>
            {term[0]}
          </a>
        ))}
      </nav>
      <dl className={styles.words}>
        {glossary.map(({ id, term, text, source }) => (
          <div key={id} id={id} className={styles.word}>
            <dt className={styles.term}>{term}</dt>
            <dd>{text}</dd>
            {source ? (
              <dd className={styles.source}>
                {COPY.source}
                <a href={source.address} rel="noopener noreferrer">
                  {source.title}
                </a>
              </dd>
            ) : null}
          </div>
        ))}
      </dl>
    </Section>
  );
}

export { GlossaryPage as Component };
