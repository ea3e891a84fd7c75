import { PATTERN_TEXTS, SHIFT_TEXTS } from '../cognitive.content';
import { COGNITIVE_COPY as COPY } from '../cognitive.copy';
import { EMOTIONAL_SHIFTS, THOUGHT_PATTERNS } from '../cognitive.machine';
import { ThoughtWarning } from './thought-warning';

/** The whole exercise as text, for visitors without JavaScript. */
export function CognitiveOnPaper() {
  return (
    <>
      <h2>{COPY.withoutScript.title}</h2>
      <p>{COPY.withoutScript.text}</p>
      <ThoughtWarning />
      <h3>1. {COPY.thought.title}</h3>
      <p>{COPY.thought.hint}</p>
      <h3>2. {COPY.pattern.title}</h3>
      <p>{COPY.pattern.text}</p>
      <ul>
        {THOUGHT_PATTERNS.map((pattern) => (
          <li key={pattern}>
            <strong>{PATTERN_TEXTS[pattern].name}.</strong> {PATTERN_TEXTS[pattern].text}{' '}
            {PATTERN_TEXTS[pattern].example}
          </li>
        ))}
      </ul>
      <h3>3. {COPY.reframing.title}</h3>
      <p>{COPY.reframing.hint}</p>
      <ul>
        {COPY.reframing.prompts.map((prompt) => (
          <li key={prompt}>{prompt}</li>
        ))}
      </ul>
      <h3>4. {COPY.shift.title}</h3>
      <ul>
        {EMOTIONAL_SHIFTS.map((shift) => (
          <li key={shift}>
            <strong>{SHIFT_TEXTS[shift].label}.</strong> {SHIFT_TEXTS[shift].text}
          </li>
        ))}
      </ul>
    </>
  );
}
