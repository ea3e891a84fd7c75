/** Both ends are within the range. */
export interface ByteRange {
  start: number;
  end: number;
}

/** @returns undefined where the whole is sent: without a range, with several, and with one that does not fit. */
export function byteRange(header: string | undefined, length: number): ByteRange | undefined {
  const [, from = '', to = ''] = /^bytes=(\d*)-(\d*)$/.exec(header ?? '') ?? [];
  if (from === '' && to === '') return undefined;
  const start = from === '' ? Math.max(length - Number(to), 0) : Number(from);
  const end = from === '' || to === '' ? length - 1 : Math.min(Number(to), length - 1);
  return start <= end ? { start, end } : undefined;
}
