import { ArticleCover } from '../src/article-cover/article-cover';
import { Badge } from '../src/components/badge/badge';
import { Card, CardLink } from '../src/components/card/card';
import { ArticleIcon } from '../src/components/icon/article-icon';
import { Section } from '../src/components/section/section';
import { TextLink } from '../src/components/text-link/text-link';
import styles from './gallery.module.css';

const ARTICLES = [
  {
    slug: 'stillhet-mitt-i-kaoset',
    title: 'Stillhet mitt i kaoset',
    category: 'stresshantering',
    label: 'Stresshantering',
  },
  { slug: 'nar-natten-ar-lang', title: 'När natten är lång', category: 'somn', label: 'Sömn' },
  {
    slug: 'sjalvmedkansla-lugnar-kroppen',
    title: 'Självmedkänsla lugnar kroppen',
    category: 'sjalvmedkansla',
    label: 'Självmedkänsla',
  },
];

export function SurfacesDemo() {
  return (
    <>
      <Section
        title="Kort och ytor"
        lead="Djup skapas av ytornas färg och en hårfin linje."
        action={
          <TextLink to="/button-demo" arrow="forward">
            Se alla
          </TextLink>
        }
        rhythm="medium"
      >
        <div className={styles.columns}>
          {ARTICLES.map(({ slug, title, category, label }) => (
            <Card key={slug} as="article" padding="none" isInteractive>
              <ArticleCover seed={slug} category={category} />
              <div className={styles.cardBody}>
                <Badge category={category}>{label}</Badge>
                <h3>
                  <CardLink to="/button-demo">{title}</CardLink>
                </h3>
                <p>En kort ingress som säger vad artikeln handlar om och varför den kan hjälpa dig.</p>
              </div>
            </Card>
          ))}
          <Card tone="calm">
            <div className={styles.note}>
              <ArticleIcon name="wind" size={28} />
              <h3>Lugn yta</h3>
              <p>För det som får vila.</p>
            </div>
          </Card>
        </div>
      </Section>
      <Section title="En djup yta" lead="Tall bär ljus text." tone="deep" rhythm="medium">
        <p>
          Med <TextLink to="/button-demo">en länk</TextLink> och en fokusring som syns.
        </p>
      </Section>
    </>
  );
}
