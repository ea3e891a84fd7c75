import styles from './session.module.css';
import type { SessionStep } from './session.logic';

interface SessionOnPaperProps {
  title: string;
  text: string;
  steps: readonly SessionStep[];
}

/** The steps as text, for visitors without JavaScript. */
export function SessionOnPaper({ title, text, steps }: SessionOnPaperProps) {
  return (
    <>
      <h2>{title}</h2>
      <p>{text}</p>
      <ol className={styles.paper}>
        {steps.map((step) => (
          <li key={step.text}>{step.text}</li>
        ))}
      </ol>
    </>
  );
}
