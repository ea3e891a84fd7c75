import { createTransport as createMailTransport } from 'nodemailer';
import type { ApiConfig } from '../../config/env';
import type { MailEntity } from './mail.entity';

/** Injection token of {@link MailTransport}; undefined where no mail server is configured. */
export const MAIL_TRANSPORT = Symbol('MailTransport');

export interface MailTransport {
  /** @throws {@link isPermanentRefusal} decides whether a retry can succeed. */
  send(mail: MailEntity): Promise<void>;
}

const CONNECT_TIMEOUT_MS = 10_000;
/** Milliseconds for each response: an exchange has about ten, which together stay below the outbox's lease. */
const ANSWER_TIMEOUT_MS = 15_000;

/** A transport to the configured mail server, with a new connection for each mail, so that none is stale. */
export function createTransport({ smtpUrl, from, replyTo }: ApiConfig['mail']): MailTransport | undefined {
  if (!smtpUrl) return undefined;
  const transport = createMailTransport({
    url: smtpUrl,
    connectionTimeout: CONNECT_TIMEOUT_MS,
    greetingTimeout: CONNECT_TIMEOUT_MS,
    socketTimeout: ANSWER_TIMEOUT_MS,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  const domain = from.address.slice(from.address.lastIndexOf('@') + 1);
  return {
    send: async ({ recipient, subject, text, html, headers, messageId, createdAt }) => {
      await transport.sendMail({
        from,
        replyTo,
        // An object is one mailbox; nodemailer would parse a text as a list.
        to: { name: '', address: recipient },
        subject,
        text: text ?? '',
        html: html ?? undefined,
        headers: { 'Auto-Submitted': 'auto-generated', ...headers },
        messageId: `<${messageId}@${domain}>`,
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
