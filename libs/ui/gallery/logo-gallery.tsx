import { HeroLine } from '../src/breath-line/breath-line';
import { classNames } from '../src/class-names';
import { PageHeader } from '../src/components/page-header/page-header';
import { Section } from '../src/components/section/section';
import { Logo } from '../src/logo/logo';
import styles from './gallery.module.css';

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
