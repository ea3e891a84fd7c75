import { createHash } from 'node:crypto';

/** sha256 of a text in hexadecimal: names the content that another text was written from. */
export function contentHash(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}
