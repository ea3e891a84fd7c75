import { formatDate, formatDateTime } from '../../format-date';

interface TimeProps {
  /** ISO 8601. */
  iso: string;
  isDay?: boolean;
}

/** A date with its time of day, or without it. */
export function Time({ iso, isDay = false }: TimeProps) {
  return <time dateTime={iso}>{isDay ? formatDate(iso) : formatDateTime(iso)}</time>;
}
