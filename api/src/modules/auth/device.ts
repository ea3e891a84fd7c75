const MAX_USER_AGENT_LENGTH = 400;
/** The order matters: most browsers also name their ancestors. */
const BROWSERS: [RegExp, string][] = [
  [/Edg(?:e|A|iOS)?\//, 'Edge'],
  [/OPR\//, 'Opera'],
  [/SamsungBrowser\//, 'Samsung Internet'],
  [/Firefox\/|FxiOS\//, 'Firefox'],
  [/Chrome\/|CriOS\//, 'Chrome'],
  [/Safari\//, 'Safari'],
];
const SYSTEMS: [RegExp, string][] = [
  [/iPhone|iPad|iPod/, 'iOS'],
  [/Android/, 'Android'],
  [/Windows/, 'Windows'],
  [/Mac OS X|Macintosh/, 'macOS'],
  [/CrOS/, 'ChromeOS'],
  [/Linux/, 'Linux'],
];

/** A user agent shortened to browser and system: `Firefox på Windows`. */
export function describeDevice(userAgent: string | undefined): string {
  const text = (userAgent ?? '').slice(0, MAX_USER_AGENT_LENGTH);
  const find = (list: [RegExp, string][]) => list.find(([pattern]) => pattern.test(text))?.[1];
  return [find(BROWSERS), find(SYSTEMS)].filter(Boolean).join(' på ') || 'Okänd enhet';
}
