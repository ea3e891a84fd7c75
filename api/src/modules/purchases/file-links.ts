import { createHmac, timingSafeEqual } from 'node:crypto';
import { IsText } from '../../contract/request-fields';

const LIFE_SECONDS = 600;

export class FileLinkDto {
  @IsText({ pattern: /^\d{1,12}$/, description: 'Seconds since 1970.' }, 'Länken är inte hel.') exp: string;
  @IsText({ pattern: /^[\w-]{43}$/ }, 'Länken är inte hel.') sig: string;
}

/** A link to a file for ten minutes, which is worth nothing afterwards. @param file `lugnare-kvallar.pdf`. */
export function fileLink(key: Buffer, file: string, now: number): string {
  const exp = String(Math.floor(now / 1000) + LIFE_SECONDS);
  return `/api/purchases/files/${file}?exp=${exp}&sig=${sign(key, file, exp).toString('base64url')}`;
}

export function isLinkValid(key: Buffer, file: string, { exp, sig }: FileLinkDto, now: number): boolean {
  if (Number(exp) * 1000 < now) return false;
  return timingSafeEqual(Buffer.from(sig, 'base64url'), sign(key, file, exp));
}

const sign = (key: Buffer, file: string, exp: string): Buffer =>
  createHmac('sha256', key).update(`${file} ${exp}`).digest();
