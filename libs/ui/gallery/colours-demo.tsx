import { classNames } from '../src/class-names';
import { Section } from '../src/components/section/section';
import styles from './gallery.module.css';

const SWATCHES = [
  ['surface', 'Sida'],
  ['raised', 'Kort'],
  ['calm', 'Lugn yta'],
  ['calmStrong', 'Lugn yta, tydlig'],
  ['warm', 'Varm yta'],
  ['deep', 'Djup yta'],
  ['primary', 'Handling'],
  ['link', 'Länk'],
  ['accent', 'Hjortron'],
  ['danger', 'Fel'],
  ['success', 'Klart'],
  ['somn', 'Sömn'],
  ['stresshantering', 'Stresshantering'],
  ['naring', 'Näring'],
  ['sjalvmedkansla', 'Självmedkänsla'],
] as const;

export function ColoursDemo() {
  return (
    <Section title="Färger" rhythm="medium">
      <ul className={styles.swatches}>
        {SWATCHES.map(([name, label]) => (
          <li key={name}>
            <span className={classNames(styles.swatch, styles[name])} />
            {label}
          </li>
        ))}
      </ul>
    </Section>
  );
}
