import type { CrisisLine } from '@stillsam/platform/crisis-line';
import { crisisLines, dialOf } from '../../crisis-lines';

interface PhoneTextProps {
  /** Plain text. */
  text: string;
}

/** No look-behind: Safari before 16.4 refuses a script that has one. */
function patternOf(lines: readonly CrisisLine[]): RegExp {
  const numbers = lines
    .flatMap(({ number, secondNumber }) => [number, secondNumber])
    .filter((one) => one !== null);
  return new RegExp(`\\b(${numbers.map((number) => number.replaceAll(' ', '[ \u00a0]')).join('|')})\\b`);
}

/** Text in which the telephone numbers of the crisis card are links. */
export function PhoneText({ text }: PhoneTextProps) {
  return text.split(patternOf(crisisLines())).map((part, index) =>
    index % 2 === 1 ? (
      <a key={index} href={`tel:${dialOf(part)}`}>
        <bdi>{part}</bdi>
      </a>
    ) : (
      part
    ),
  );
}
