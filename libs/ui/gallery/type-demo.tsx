import { Section } from '../src/components/section/section';
import styles from './gallery.module.css';

export function TypeDemo() {
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
