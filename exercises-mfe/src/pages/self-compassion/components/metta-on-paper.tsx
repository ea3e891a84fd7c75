import { METTA_PHRASES } from '../metta.content';
import { METTA_COPY } from '../metta.copy';
import styles from './metta.module.css';

const COPY = METTA_COPY.withoutScript;

/** The phrases as text, for visitors without JavaScript. */
export function MettaOnPaper() {
  return (
    <>
      <h2>{COPY.title}</h2>
      <p>{COPY.text}</p>
      <ol className={styles.paper}>
        {METTA_PHRASES.map((phrase) => (
          <li key={phrase}>{phrase}</li>
        ))}
      </ol>
    </>
  );
}
