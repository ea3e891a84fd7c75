import { createHmac, timingSafeEqual } from 'node:crypto';

/** Seconds that a signature is valid, which prevents a later replay of a recorded report. */
export const SIGNATURE_LIFE_S = 300;
const HEADER = /^t=(\d{1,12}),v1=([0-9a-f]{64})$/;

/** `t=<seconds>,v1=<hex>`: HMAC-SHA256 over `<seconds>.<body>`. @param seconds since 1970. */
export function signBounces(secret: string, body: Buffer, seconds: number): string {
  return `t=${seconds},v1=${hmac(secret, body, String(seconds)).toString('hex')}`;
}

/** Whether the header holds a valid, recent signature of these bytes. @param nowSeconds since 1970. */
export function isSigned(secret: string, body: Buffer, header: string, nowSeconds: number): boolean {
  const [, seconds, signature] = HEADER.exec(header) ?? [];
  if (!seconds || !signature || Math.abs(nowSeconds - Number(seconds)) > SIGNATURE_LIFE_S) return false;
  return timingSafeEqual(Buffer.from(signature, 'hex'), hmac(secret, body, seconds));
}

const hmac = (secret: string, body: Buffer, seconds: string): Buffer =>
  createHmac('sha256', secret).update(`${seconds}.`).update(body).digest();
