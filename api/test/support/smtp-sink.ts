import type { AddressInfo, Socket } from 'node:net';
import { SMTPServer } from 'smtp-server';

export interface ReceivedMail {
  to: string[];
  raw: string;
  messageId: string;
  receivedAt: number;
}

/** How the sink handles a mail: accepts it, refuses its recipient permanently or temporarily, or disconnects. */
type Mood = 'taking' | 'refusing' | 'postponing' | 'hanging up';

/** A local mail server that stores the mails it receives. */
export class SmtpSink {
  readonly mails: ReceivedMail[] = [];
  mood: Mood = 'taking';
  /** Milliseconds until a mail is accepted. */
  delayMs = 0;
  /** Of the last listening. */
  port = 0;
  readonly #sockets = new Set<Socket>();
  #server: SMTPServer | undefined;

  /** @param port 0 for any free one. */
  async listen(port = 0): Promise<number> {
    const server = new SMTPServer({
      authOptional: true,
      disabledCommands: ['STARTTLS'],
      onRcptTo: (_address, _session, callback) => {
        if (this.mood === 'refusing') return callback(reply(550, 'no such mailbox'));
        if (this.mood === 'postponing') return callback(reply(450, 'try later'));
        callback();
      },
      onData: (stream, { envelope }, callback) => {
        const chunks: Buffer[] = [];
        stream.on('data', (chunk: Buffer) => chunks.push(chunk));
        stream.on('end', () => {
          const raw = Buffer.concat(chunks).toString();
          this.mails.push({
            to: envelope.rcptTo.map(({ address }) => address),
            raw,
            messageId: /^Message-ID: (.+)$/im.exec(raw)?.[1]?.trim() ?? '',
            receivedAt: performance.now(),
          });
          if (this.mood !== 'hanging up') setTimeout(callback, this.delayMs);
        });
      },
    });
    server.on('error', () => {});
    server.server.on('connection', (socket: Socket) => {
      this.#sockets.add(socket);
      socket.once('close', () => this.#sockets.delete(socket));
    });
    // A test that timed out may listen again after its end.
    server.server.unref();
    this.#server = server;
    await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
    this.port = (server.server.address() as AddressInfo).port;
    return this.port;
  }

  /** Ends every connection without a word. */
  dropConnections(): void {
    for (const socket of this.#sockets) socket.destroy();
  }

  async close(): Promise<void> {
    const server = this.#server;
    this.#server = undefined;
    this.dropConnections();
    if (server) await new Promise<void>((resolve) => server.close(resolve));
  }
}

const reply = (responseCode: number, text: string) => Object.assign(new Error(text), { responseCode });
