import ArrowRight from 'lucide-react/icons/arrow-right';
import Plus from 'lucide-react/icons/plus';
import { useState } from 'react';
import { Button, ButtonLink, type ButtonVariant } from '../src/components/button/button';
import { Icon } from '../src/components/icon/icon';
import { Section } from '../src/components/section/section';
import { TextLink } from '../src/components/text-link/text-link';
import { Tooltip } from '../src/components/tooltip/tooltip';
import styles from './gallery.module.css';

const VARIANTS: readonly { variant: ButtonVariant; label: string }[] = [
  { variant: 'primary', label: 'Börja här' },
  { variant: 'secondary', label: 'Läs mer' },
  { variant: 'quiet', label: 'Inte nu' },
  { variant: 'danger', label: 'Ta bort' },
];

export function ActionsDemo() {
  const [isSaving, setIsSaving] = useState(false);
  const [isCopied, setIsCopied] = useState(false);
  return (
    <Section title="Knappar och länkar" rhythm="medium">
      <div className={styles.stack}>
        {VARIANTS.map(({ variant, label }) => (
          <div key={variant} className={styles.row}>
            <Button variant={variant}>{label}</Button>
            <Button variant={variant} icon={<Icon icon={Plus} />}>
              Med ikon
            </Button>
            <Button variant={variant} disabled>
              Avstängd
            </Button>
            <Button variant={variant} isLoading loadingText="Sparar...">
              Spara
            </Button>
          </div>
        ))}
        <div className={styles.row}>
          <Button size="large">Stor knapp</Button>
          <ButtonLink to="/button-demo" variant="secondary" size="large" icon={<Icon icon={ArrowRight} />}>
            Stor länk
          </ButtonLink>
          <Button isLoading={isSaving} loadingText="Sparar..." onClick={() => setIsSaving(true)}>
            Spara på riktigt
          </Button>
        </div>
        <div className={styles.row}>
          <TextLink to="/button-demo" arrow="back">
            Tillbaka
          </TextLink>
          <TextLink to="/button-demo" arrow="forward">
            Läs artikeln
          </TextLink>
          <span>
            En mening med <TextLink to="/button-demo">en länk</TextLink> i sig.
          </span>
          <Tooltip text="Kopierad!" isShown={isCopied}>
            <Button variant="quiet" onClick={() => setIsCopied(!isCopied)}>
              Kopiera länk
            </Button>
          </Tooltip>
        </div>
      </div>
    </Section>
  );
}
