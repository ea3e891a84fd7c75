import { useState, type ReactNode } from 'react';
import { capitalized, formatDate, formatDateTime, formatRecent, formatRecentDay } from '../../format-date';
import look from '../../look.module.css';

interface TimeProps {
  /** ISO 8601. */
  iso: string;
  isDay?: boolean;
}

/** A date with its time of day, or without it. */
export function Time({ iso, isDay = false }: TimeProps) {
  return <time dateTime={iso}>{isDay ? formatDate(iso) : formatDateTime(iso)}</time>;
}

interface RecentTimeProps extends TimeProps {
  /** Words precede it, so that it begins with a small letter. */
  isWithin?: boolean;
}

/** The same as the rows of a list say it: `I går kl. 20.27`, or `I går`. */
export function RecentTime({ iso, isDay = false, isWithin = false }: RecentTimeProps) {
  const [now] = useState(() => Date.now());
  const words = isDay ? formatRecentDay(iso, now) : formatRecent(iso, now);
  return <time dateTime={iso}>{isWithin ? words : capitalized(words)}</time>;
}

/** An address that is divided after its @ or a full stop, but the last, where it does not fit on a line. */
export function EmailAddress({ email }: { email: string }) {
  return email
    .split(/(?<=[@.])(?=.*\.)/)
    .map((part, index) => [index > 0 ? <wbr key={index} /> : null, part]);
}

/** A sentence, in which no line ends within a number as `AN-2FZD-M9JD`. */
export const withWholeNumbers = (text: string) =>
  text.split(/([\dA-Z]+(?:-[\dA-Z]+)+)/).map((part, index) => {
    if (index % 2 === 0) return part;
    return (
      <span key={part} className={look.whole}>
        {part}
      </span>
    );
  });

/** What names a row, and a softer line below it. */
export function TwoLines({ first, second }: { first: ReactNode; second: ReactNode }) {
  return (
    <span className={look.twoLines}>
      {first}
      <span className={look.second}>{second}</span>
    </span>
  );
}

/** Who wrote, and their address below the name. */
export function NameAndAddress({ name, email }: { name: ReactNode; email: string }) {
  return (
    <span className={look.person}>
      <TwoLines first={name} second={<EmailAddress email={email} />} />
    </span>
  );
}
