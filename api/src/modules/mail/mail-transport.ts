import { createTransport as createMailTransport } from 'nodemailer';
import type { ApiConfig } from '../../config/env';
import type { MailEntity } from './mail.entity';

/** Injection token of {@link MailTransport}; undefined where no mail server is configured. */
export const MAIL_TRANSPORT = Symbol('MailTransport');

export interface MailTransport {
  /** @throws what {@link readFailure} reads. */
  send(mail: MailEntity): Promise<void>;
}

/** Milliseconds for each response: an exchange has about ten, which together stay below the outbox's lease. */
export const SMTP_OPTIONS = {
  connectionTimeout: 10_000,
  greetingTimeout: 10_000,
  socketTimeout: 15_000,
  disableFileAccess: true,
  disableUrlAccess: true,
} as const;

/** One mailbox; nodemailer would parse a text as a list. */
export const mailboxOf = (address: string) => ({ name: '', address });

export const domainOf = (address: string) => address.slice(address.lastIndexOf('@') + 1);

/** A transport to the configured mail server, with a new connection for each mail, so that none is stale. */
export function createTransport({ smtpUrl, from, replyTo }: ApiConfig['mail']): MailTransport | undefined {
  if (!smtpUrl) return undefined;
  const transport = createMailTransport({ url: smtpUrl, ...SMTP_OPTIONS });
  return {
    send: async ({ recipient, subject, text, html, headers, messageId, createdAt }) => {
      await transport.sendMail({
        from,
        replyTo,
        to: mailboxOf(recipient),
        subject,
        text: text ?? '',
        html: html ?? undefined,
        headers: { 'Auto-Submitted': 'auto-generated', ...headers },
        messageId: `<${messageId}@${domainOf(from.address)}>`,
        date: createdAt,
      });
    },
  };
}

/**
 * Why a mail was not accepted. `later`: refused for now. `refused`: for good, because of the recipient or of the mail.
 * `outage`: nothing was handed over, and the reason is not this mail. `unknown`: it may or may not have arrived.
 */
export type Failure =
  | { kind: 'refused'; because: 'recipient' | 'letter'; reason: string }
  | { kind: 'later' | 'outage' | 'unknown'; reason: string };

const MAX_REASON_LENGTH = 200;
const ADDRESS = /[^\s<>()"']+@[^\s<>()"']+/g;

/** @param mayHaveArrived whether the server had asked for the body. */
export function readFailure(error: unknown, mayHaveArrived = false): Failure {
  const { responseCode, response, command, message } = Object(error) as {
    response?: unknown;
    responseCode?: unknown;
    command?: unknown;
    message?: unknown;
  };
  // The server's own words, without nodemailer's sentence around them.
  const reason = String(response ?? message)
    .replace(ADDRESS, '…')
    .slice(0, MAX_REASON_LENGTH)
    .toWellFormed();
  if (typeof responseCode !== 'number') return { kind: mayHaveArrived ? 'unknown' : 'outage', reason };
  const isAboutMail = command === 'RCPT TO' || command === 'DATA';
  if (!isAboutMail || responseCode === 421) return { kind: 'outage', reason };
  if (responseCode < 500) return { kind: 'later', reason };
  return { kind: 'refused', because: command === 'RCPT TO' ? 'recipient' : 'letter', reason };
}

/** Seconds until the next attempt. @param times how often the first pause is doubled. */
export const pauseAfter = (times: number, { first, most }: { first: number; most: number }): number =>
  Math.min(most, first * 2 ** Math.min(times, 20));
