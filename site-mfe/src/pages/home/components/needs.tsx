import { Card, CardLink, Icon, Section } from '@stillsam/ui';
import Focus from 'lucide-react/icons/circle-dot';
import Moon from 'lucide-react/icons/moon';
import Scale from 'lucide-react/icons/mountain';
import Waves from 'lucide-react/icons/waves';
import { HOME_COPY, NEEDS, type NeedId } from '../home.copy';
import styles from './needs.module.css';

const ICONS: Record<NeedId, typeof Moon> = { balance: Scale, calm: Waves, sleep: Moon, focus: Focus };

/** Links for four needs, on the ground of the hero's landscape. */
export function Needs() {
  return (
    <Section
      title={HOME_COPY.needsTitle}
      lead={<span className={styles.lead}>{HOME_COPY.needsLead}</span>}
      tone="calm"
      rhythm="none"
      className={styles.section}
    >
      <ul className={styles.needs} role="list">
        {NEEDS.map(({ id, title, text, path }) => (
          <Card as="li" key={id} isInteractive className={styles.need}>
            <Icon icon={ICONS[id]} size={28} className={styles.icon} />
            <h3>
              <CardLink to={path}>{title}</CardLink>
            </h3>
            <p className={styles.text}>{text}</p>
          </Card>
        ))}
      </ul>
    </Section>
  );
}
