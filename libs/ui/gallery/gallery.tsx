import { PageHeader } from '../src/components/page-header/page-header';
import { ActionsDemo, ChoicesDemo, FieldsDemo } from './controls-demo';
import styles from './gallery.module.css';
import { MessagesDemo, SurfacesDemo } from './surfaces-demo';
import { ArticleCover } from '../src/article-cover/article-cover';
import { Section } from '../src/components/section/section';
import { classNames } from '../src/class-names';
import { Logo } from '../src/logo/logo';
import { DividerLine, HeroLine, RingLine } from '../src/breath-line/breath-line';
import { ProgressDrawing } from '../src/components/progress-line/progress-line';
import { ARTICLE_ICON_NAMES, ArticleIcon } from '../src/components/icon/article-icon';

/** Every component in every state, for developers and designers. Holds the page's h1. */
export function DemoGallery() {
  return (
    <div>
      <div className={styles.top}>
        <PageHeader
          title="Komponenter"
          lead="Allt som sidorna byggs av, i alla lägen. Prova med tangentbord, i nattläge, med hög kontrast och med större text."
        />
        <HeroLine />
      </div>
      <ActionsDemo />
      <FieldsDemo />
      <ChoicesDemo />
      <MessagesDemo />
      <SurfacesDemo />
      <CoversDemo />
      <LinesDemo />
      <TypeDemo />
    </div>
  );
}

const CATEGORIES = ['somn', 'stresshantering', 'naring', 'sjalvmedkansla'];
const SEEDS = ['klarhet', 'vila', 'mitt-i', 'morgon', 'landa', 'hav'];

/** Twenty-four landscapes. */
function CoversDemo() {
  return (
    <Section
      title="Omslag"
      lead="Varje artikel utan bild får ett eget landskap i sin kategoris färger."
      rhythm="medium"
    >
      <div className={styles.covers}>
        {CATEGORIES.flatMap((category) =>
          SEEDS.map((seed) => <ArticleCover key={category + seed} seed={seed} category={category} />),
        )}
      </div>
    </Section>
  );
}

function LinesDemo() {
  return (
    <Section title="Andningslinjen och ikonerna" tone="raised" rhythm="medium">
      <div className={styles.stack}>
        <HeroLine />
        <DividerLine />
        <RingLine />
        <ProgressDrawing value={0.6} />
        <div className={styles.row}>
          {ARTICLE_ICON_NAMES.map((name) => (
            <ArticleIcon key={name} name={name} size={24} />
          ))}
        </div>
      </div>
    </Section>
  );
}

function TypeDemo() {
  return (
    <Section title="Typografi" rhythm="medium">
      <div className={styles.stack}>
        <p className={styles.display}>Hållbart lugn börjar i nervsystemet.</p>
        <div className="prose">
          <p>
            När kroppen har varit på helspänn länge kan vila kännas främmande. Många upplever att lugnet
            kommer först när de slutar jaga det.
          </p>
          <h2>Kroppen vet vägen</h2>
          <p>
            Nervsystemet växlar hela dagen mellan att mobilisera och att återhämta sig.{' '}
            <em>Inget av lägena är fel</em>, och båda behövs. Det som sliter är när det ena aldrig får ta
            slut. Läs mer hos <a href="https://www.1177.se/">1177</a>, eller prova{' '}
            <strong>tre lugna andetag</strong> redan nu.
          </p>
          <blockquote>
            <p>Du behöver inte prestera din vila. Den får vara ofullkomlig.</p>
          </blockquote>
          <h3>Tre små steg</h3>
          <ul>
            <li>Sätt ner båda fötterna i golvet.</li>
            <li>Låt utandningen bli lite längre än inandningen.</li>
            <li>Märk vad som händer, utan att rätta det.</li>
          </ul>
          <h4>I siffror</h4>
          <ol>
            <li>Andas in i 6 sekunder.</li>
            <li>Håll i 6 och andas ut i 8.</li>
          </ol>
        </div>
      </div>
    </Section>
  );
}

/** The logo on its surfaces and in its sizes. Holds the page's h1. */
export function LogoGallery() {
  return (
    <div>
      <div className={styles.top}>
        <PageHeader
          title="Logotyp"
          lead="Ett andetag som blir en ring: ett enda streck, som inte riktigt sluter sig."
        />
      </div>
      <Section rhythm="none">
        <div className={styles.logos}>
          <div className={classNames(styles.logoSurface, styles.logoPaper)}>
            <Logo />
          </div>
          <div className={classNames(styles.logoSurface, styles.logoDeep)}>
            <Logo />
          </div>
          <div className={classNames(styles.logoSurface, styles.logoCalm)}>
            <Logo />
          </div>
          <div className={classNames(styles.logoSurface, styles.logoWarm)}>
            <Logo variant="mark" />
          </div>
        </div>
      </Section>
      <Section title="Storlekar" rhythm="medium">
        <div className={classNames(styles.row, styles.smallMarks)}>
          <Logo />
          <Logo variant="mark" />
        </div>
      </Section>
      <Section title="Linjen den kommer ur" tone="raised" rhythm="medium">
        <HeroLine />
      </Section>
    </div>
  );
}
