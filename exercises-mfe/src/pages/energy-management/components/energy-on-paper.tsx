import { ENERGY_LEVELS, LEVEL_TEXTS, MICRO_ACTIONS, REFLECTIONS, REFLECTION_TEXTS } from '../energy.content';
import { ENERGY_COPY } from '../energy.copy';

const COPY = ENERGY_COPY.withoutScript;

/** The whole exercise as text, for visitors without JavaScript. */
export function EnergyOnPaper() {
  return (
    <>
      <h2>{COPY.title}</h2>
      <p>{COPY.text}</p>
      <p>{ENERGY_COPY.worseAfter}</p>
      {ENERGY_LEVELS.map((level) => (
        <section key={level}>
          <h3>{LEVEL_TEXTS[level].label}</h3>
          <ul>
            {MICRO_ACTIONS[level].map(({ id, label, hint }) => (
              <li key={id}>
                <strong>{label}.</strong> {hint}
              </li>
            ))}
          </ul>
        </section>
      ))}
      <h3>{COPY.after}</h3>
      <ul>
        {REFLECTIONS.map((reflection) => (
          <li key={reflection}>
            <strong>{REFLECTION_TEXTS[reflection].label}:</strong> {REFLECTION_TEXTS[reflection].affirmation}
          </li>
        ))}
      </ul>
    </>
  );
}
