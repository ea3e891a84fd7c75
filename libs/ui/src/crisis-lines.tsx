import { runtimeConfig } from '@stillsam/platform';
import type { CrisisGroupId, CrisisLine } from '@stillsam/platform/crisis-line';
import data from '../../../content/crisis-lines.json' with { type: 'json' };

/** In the order of the card: the first group is for anybody, now. */
export const CRISIS_GROUP_IDS: readonly CrisisGroupId[] = ['now', 'talk', 'violence', 'young', 'relatives'];

/** As the build knows them: the seed of what the owner sets in the back office. */
const SEED = data.lines as readonly CrisisLine[];

/** The helplines as the owner set them, and as the build knows them where nobody has, or the API is down. */
export function crisisLines(): readonly CrisisLine[] {
  return runtimeConfig().crisisLines ?? SEED;
}

/** The number as it is dialled, `tel:`. Numbers that are free of charge have no country code. */
export function dialOf(number: string): string {
  return number.replace(/[^\d+]/g, '').replace(/^0(?!20)/, '+46');
}

/** Name of a page or chat: its address without what is the same in all. */
export function siteOf(address: string): string {
  return address.replace(/^https:\/\/(?:www\.)?/, '').replace(/\/$/, '');
}

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
