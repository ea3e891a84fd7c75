import { CrisisCard, PhoneText } from '@stillsam/ui';
import { OUTCOME_TEXTS, QUIZ_QUESTIONS, type QuizBand } from '../quiz.content';
import { QUIZ_COPY } from '../quiz.copy';
import styles from './quiz.module.css';

const COPY = QUIZ_COPY.withoutScript;
const BANDS: readonly { band: QuizBand; span: string }[] = [
  { band: 'balanced', span: '5–8' },
  { band: 'mild', span: '9–13' },
  { band: 'high', span: '14–20' },
];

/** The whole quiz as text, for visitors without JavaScript. */
export function QuizOnPaper() {
  return (
    <>
      <h2>{COPY.title}</h2>
      <p>{COPY.text}</p>
      {QUIZ_QUESTIONS.map(({ question, answers }) => (
        <section key={question}>
          <h3>{question}</h3>
          <ol className={styles.paper}>
            {answers.map((answer) => (
              <li key={answer}>{answer}</li>
            ))}
          </ol>
        </section>
      ))}
      <h3>{COPY.bands}</h3>
      <p>
        <PhoneText text={COPY.heaviest} />
      </p>
      {BANDS.map(({ band, span }) => (
        <p key={band}>
          <strong>
            {span}: {OUTCOME_TEXTS[band].title}.
          </strong>{' '}
          {OUTCOME_TEXTS[band].text}
        </p>
      ))}
      <CrisisCard headingLevel={3} isLandmark={false} />
    </>
  );
}
