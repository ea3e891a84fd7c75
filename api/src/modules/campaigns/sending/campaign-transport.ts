import type { Readable } from 'node:stream';
import { createTransport } from 'nodemailer';
import type { ApiConfig } from '../../../config/env';
import { mailboxOf, readFailure, SMTP_OPTIONS, type Failure } from '../../mail/mail-transport';

/** Injection token of {@link CampaignTransport}; undefined where no mail server is configured. */
export const CAMPAIGN_TRANSPORT = Symbol('CampaignTransport');

export interface CampaignMail {
  to: string;
  subject: string;
  html: string;
  text: string;
  headers: Record<string, string>;
  /** The same at every attempt. */
  messageId: string;
}

/** What is known after an attempt. */
export type Delivery = { kind: 'accepted' } | Failure;

export interface CampaignTransport {
  /** Never rejects. */
  send(mail: CampaignMail): Promise<Delivery>;
  close(): void;
}

const MAILS_PER_CONNECTION = 200;
/** RFC 8058 wants both fields of unsubscribing signed; nodemailer's own list lacks the second. */
const SIGNED_FIELDS =
  'From:Sender:Reply-To:Subject:Date:Message-ID:To:MIME-Version:Content-Type:Content-Transfer-Encoding:List-Id:List-Unsubscribe:List-Unsubscribe-Post';

/** Pooled connections to the configured mail server. */
export function createCampaignTransport({ mail, campaigns }: ApiConfig): CampaignTransport | undefined {
  if (!mail.smtpUrl) return undefined;
  const transport = createTransport({
    url: mail.smtpUrl,
    pool: true,
    maxConnections: campaigns.connections,
    maxMessages: MAILS_PER_CONNECTION,
    // nodemailer repeats a mail by itself only where not a byte of its body was read.
    maxRequeues: 1,
    ...SMTP_OPTIONS,
    dkim: campaigns.dkim && { ...campaigns.dkim, headerFieldNames: SIGNED_FIELDS },
  });
  /** The bodies of mails on their way, by Message-ID. */
  const bodies = new Map<string, Readable>();
  transport.use('stream', ({ data, message }, done) => {
    const create = message.createReadStream.bind(message);
    message.createReadStream = (options) => {
      const body = create(options);
      bodies.set(String(data.messageId), body);
      return body;
    };
    done();
  });
  return {
    send: async ({ to, ...content }) => {
      try {
        await transport.sendMail({
          from: mail.from,
          replyTo: mail.replyTo,
          // Named, because nodemailer would read each mail to choose, a tenth of its time.
          encoding: 'quoted-printable',
          to: mailboxOf(to),
          ...content,
        });
        return { kind: 'accepted' };
      } catch (error) {
        // The server that asked for the body may have it.
        return readFailure(error, bodies.get(content.messageId)?.readableDidRead ?? false);
      } finally {
        bodies.delete(content.messageId);
      }
    },
    close: () => transport.close(),
  };
}
