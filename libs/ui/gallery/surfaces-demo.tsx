import { useState } from 'react';
import { ArticleCover } from '../src/article-cover/article-cover';
import { Badge } from '../src/components/badge/badge';
import { Button } from '../src/components/button/button';
import { Card, CardLink } from '../src/components/card/card';
import { ConfirmDialog } from '../src/components/dialog/confirm-dialog';
import { Dialog } from '../src/components/dialog/dialog';
import { EmptyState } from '../src/components/empty-state/empty-state';
import { ArticleIcon } from '../src/components/icon/article-icon';
import { Notice } from '../src/components/notice/notice';
import { ProgressLine } from '../src/components/progress-line/progress-line';
import { Section } from '../src/components/section/section';
import { Skeleton } from '../src/components/skeleton/skeleton';
import { Spinner } from '../src/components/spinner/spinner';
import { TextLink } from '../src/components/text-link/text-link';
import styles from './gallery.module.css';

export function MessagesDemo() {
  const [open, setOpen] = useState<'dialog' | 'confirm' | null>(null);
  const close = () => setOpen(null);
  return (
    <Section title="Besked" tone="raised" rhythm="medium">
      <div className={styles.stack}>
        <div className={styles.columns}>
          <Notice role="none">Det här är kunskap och övningar. Det ersätter inte vård.</Notice>
          <Notice role="none" tone="success" title="Sparat" onDismiss={() => undefined}>
            Blogginlägg uppdaterat!
          </Notice>
          <Notice role="none" tone="error" action={<Button variant="secondary">Försök igen</Button>}>
            Ett fel uppstod. Kontrollera din internetanslutning och försök igen.
          </Notice>
        </div>
        <div className={styles.columns}>
          <ProgressLine label="Övningen" value={0} max={4} valueText="Steg 0 av 4" />
          <ProgressLine label="Övningen" value={2} max={4} valueText="Steg 2 av 4" />
          <ProgressLine label="Övningen" value={4} max={4} valueText="Steg 4 av 4" />
        </div>
        <div className={styles.columns}>
          <Skeleton lines={3} />
          <div className={styles.row}>
            <Spinner size="small" />
            <Spinner />
          </div>
          <EmptyState
            title="Inga artiklar hittades"
            headingLevel={3}
            action={<Button variant="secondary">Återställ filter</Button>}
          >
            Prova ett annat ord, eller se alla artiklar.
          </EmptyState>
        </div>
        <div className={styles.row}>
          <Button variant="secondary" onClick={() => setOpen('dialog')}>
            Öppna dialog
          </Button>
          <Button variant="secondary" onClick={() => setOpen('confirm')}>
            Fråga först
          </Button>
        </div>
      </div>
      <Dialog
        isOpen={open === 'dialog'}
        onClose={close}
        title="Ta en paus"
        actions={<Button onClick={close}>Jag är klar</Button>}
      >
        <p>Släpp ner axlarna. Låt utandningen bli lite längre än inandningen.</p>
      </Dialog>
      <ConfirmDialog
        isOpen={open === 'confirm'}
        title="Är du säker på att du vill ta bort detta inlägg?"
        confirmLabel="Ta bort"
        tone="danger"
        onConfirm={close}
        onCancel={close}
      >
        <p>Det går inte att ångra.</p>
      </ConfirmDialog>
    </Section>
  );
}

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
