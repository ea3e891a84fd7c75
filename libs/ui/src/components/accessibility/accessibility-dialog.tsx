import { accessibility, type AccessibilitySettings, type FontSize, type Paper } from '@stillsam/platform';
import { useSyncExternalStore } from 'react';
import { REDUCED_MOTION } from '../../is-motion-reduced';
import { Button } from '../button/button';
import { Dialog } from '../dialog/dialog';
import { CheckboxField } from '../fields/checkbox-field';
import { RadioGroup } from '../fields/radio-group';
import { ADAPT } from './accessibility-button';
import styles from './accessibility-dialog.module.css';

const COPY = {
  title: ADAPT,
  intro: 'Ändringarna syns direkt och sparas i den här webbläsaren.',
  fontSize: 'Textstorlek',
  fontSizes: { normal: 'Normal', large: 'Stor', 'extra-large': 'Extra stor' },
  paper: 'Färger',
  papers: { device: 'Som din enhet', day: 'Ljust', sepia: 'Sepia', night: 'Natt' },
  looseLines: 'Luftigare rader',
  looseLinesHint: 'Mer luft mellan raderna i texter.',
  shortLines: 'Kortare rader',
  shortLinesHint: 'Färre ord på varje rad, på skärmar som är bredare än en telefon.',
  plainLetters: 'Enklare bokstäver',
  plainLettersHint: 'Texter visas med Verdana eller ett liknande typsnitt som din enhet har.',
  highContrast: 'Hög kontrast',
  highContrastHint: 'Svart på vitt, tydliga kanter och understrukna länkar.',
  reduceMotion: 'Mindre rörelse',
  reduceMotionHint: 'Inget glider, tonar eller rör sig av sig självt.',
  followsDevice: 'Din enhet ber redan om det, så sidan följer den.',
  reset: 'Återställ',
  done: 'Klar',
} as const;

const FONT_SIZES: readonly FontSize[] = ['normal', 'large', 'extra-large'];
const PAPERS: readonly Paper[] = ['device', 'day', 'sepia', 'night'];
const READING = ['looseLines', 'shortLines', 'plainLetters'] as const;

interface AccessibilityDialogProps {
  isOpen: boolean;
  onClose: () => void;
}

/** Text size, colours, how texts are set, contrast and motion, applied at once. */
export function AccessibilityDialog({ isOpen, onClose }: AccessibilityDialogProps) {
  const settings = useSyncExternalStore(
    accessibility.subscribe,
    accessibility.read,
    accessibility.readOnServer,
  );
  const change = (part: Partial<AccessibilitySettings>) => accessibility.save({ ...settings, ...part });
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={COPY.title}
      size="small"
      actions={
        <>
          <Button variant="secondary" onClick={() => accessibility.save(accessibility.readOnServer())}>
            {COPY.reset}
          </Button>
          <Button onClick={onClose}>{COPY.done}</Button>
        </>
      }
    >
      <div className={styles.settings}>
        <p className={styles.intro}>{COPY.intro}</p>
        <RadioGroup
          label={COPY.fontSize}
          className={styles.row}
          options={FONT_SIZES.map((value) => ({ value, label: COPY.fontSizes[value] }))}
          value={settings.fontSize}
          onValueChange={(value) =>
            change({ fontSize: FONT_SIZES.find((size) => size === value) ?? 'normal' })
          }
        />
        <RadioGroup
          label={COPY.paper}
          className={styles.row}
          options={PAPERS.map((value) => ({ value, label: COPY.papers[value] }))}
          value={settings.paper}
          onValueChange={(value) => change({ paper: PAPERS.find((paper) => paper === value) ?? 'device' })}
        />
        {READING.map((name) => (
          <CheckboxField
            key={name}
            label={COPY[name]}
            hint={COPY[`${name}Hint`]}
            checked={settings[name]}
            onChange={(event) => change({ [name]: event.target.checked })}
          />
        ))}
        <CheckboxField
          label={COPY.highContrast}
          hint={hintOf(COPY.highContrastHint, '(prefers-contrast: more)')}
          checked={settings.highContrast}
          onChange={(event) => change({ highContrast: event.target.checked })}
        />
        <CheckboxField
          label={COPY.reduceMotion}
          hint={hintOf(COPY.reduceMotionHint, REDUCED_MOTION)}
          checked={settings.reduceMotion}
          onChange={(event) => change({ reduceMotion: event.target.checked })}
        />
      </div>
    </Dialog>
  );
}

/** A note that a preference of the device applies in addition to the choice. */
function hintOf(hint: string, query: string): string {
  return window.matchMedia(query).matches ? COPY.followsDevice : hint;
}
