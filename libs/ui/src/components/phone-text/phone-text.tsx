import { CRISIS_NUMBERS } from '../../crisis-lines';

interface PhoneTextProps {
  /** Plain text. */
  text: string;
}

const DIALLED = new Map(CRISIS_NUMBERS.map(({ number, dial }) => [number, dial]));
/** No look-behind: Safari before 16.4 refuses a script that has one. */
const NUMBERS = new RegExp(
  `\\b(${[...DIALLED.keys()].map((number) => number.replaceAll(' ', '[ \u00a0]')).join('|')})\\b`,
);

/** Text in which the telephone numbers of the crisis card are links. */
export function PhoneText({ text }: PhoneTextProps) {
  return text.split(NUMBERS).map((part, index) => {
    const dial = index % 2 === 1 ? DIALLED.get(part.replaceAll('\u00a0', ' ')) : undefined;
    return dial ? (
      <a key={index} href={`tel:${dial}`}>
        {part}
      </a>
    ) : (
      part
    );
  });
}
