const LONGEST_READ = 400;
/** In order: most browsers also name those that they descend from. */
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

/** A user agent shortened to what its owner knows it by: `Firefox, Windows`. */
export function describeDevice(userAgent: string | undefined): string {
  const text = (userAgent ?? '').slice(0, LONGEST_READ);
  const find = (list: [RegExp, string][]) => list.find(([pattern]) => pattern.test(text))?.[1];
  return [find(BROWSERS), find(SYSTEMS)].filter(Boolean).join(', ') || 'Okänd enhet';
}
