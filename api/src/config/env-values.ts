import proxyAddr from '@fastify/proxy-addr';
import { z } from 'zod';
import { isMailAddress } from '../text/mail-address';

export const origin = z.url({ protocol: /^https?$/ }).transform((text) => new URL(text).origin);
/** An empty line in a .env file means 'not set'. */
export const optional = <Schema extends z.ZodType>(schema: Schema) =>
  z.preprocess((value) => (value === '' ? undefined : value), schema.optional());

export const secret = z
  .string()
  .refine((text) => Buffer.byteLength(text) >= 32, 'it must be at least 32 bytes long');
export const port = z.coerce.number().int().min(1).max(65535);
const list = z.string().transform((text) =>
  text
    .split(',')
    .map((entry) => entry.trim())
    .filter(Boolean),
);
export const origins = list.pipe(z.array(origin));
export const proxies = list.refine(isProxyList, 'it must be addresses or nets, separated by commas');

/** The four that the terms name. */
export const PAYMENT_METHODS = ['card', 'swish', 'klarna', 'paypal'] as const;
export type PaymentMethod = (typeof PAYMENT_METHODS)[number];

export const methods = list.pipe(z.array(z.enum(PAYMENT_METHODS)).min(1));

/** `claim=1580,fees=6570`. */
export const accounts = list
  .refine(
    (entries) => entries.every((entry) => /^[a-z]+\d*=\d{4}$/.test(entry)),
    'it must be name=1234, by commas',
  )
  .transform(
    (entries) => Object.fromEntries(entries.map((entry) => entry.split('='))) as Record<string, string>,
  );

function isProxyList(entries: string[]): boolean {
  try {
    proxyAddr.compile(entries);
    return true;
  } catch {
    return false;
  }
}

export interface Mailbox {
  name: string;
  address: string;
}

/** `anna@exempel.se` or `Anna Berg <anna@exempel.se>`. */
export const mailbox = z.string().transform((text, context): Mailbox => {
  const [, name = '', address = text] = /^([^<>"\p{Cc}]*)<([^<>]+)>$/u.exec(text.trim()) ?? [];
  if (isMailAddress(address.trim())) return { name: name.trim(), address: address.trim() };
  context.addIssue('it must be an address, or a name with an address in angle brackets');
  return z.NEVER;
});
