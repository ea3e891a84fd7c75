import { createTransport as createMailTransport } from 'nodemailer';
import type { ApiConfig } from '../../config/env';
import type { MailEntity } from './mail.entity';

/** Injection token of {@link MailTransport}; undefined where no mail server is configured. */
export const MAIL_TRANSPORT = Symbol('MailTransport');

export interface MailTransport {
  /** @throws {@link isPermanentRefusal} decides whether a retry can succeed. */
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

/** Whether the refusal is permanent for this mail, not temporary and not about the sender. */
export function isPermanentRefusal(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const code: unknown = Reflect.get(error, 'responseCode');
  const command: unknown = Reflect.get(error, 'command');
  return typeof code === 'number' && code >= 500 && ['RCPT TO', 'DATA'].includes(String(command));
}
