import { connect, createServer, type Server, type Socket } from 'node:net';
import { portOf } from './test-api';

/** deaf: requests arrive, responses are dropped, and connections stay open. */
type Mode = 'open' | 'refusing' | 'silent' | 'deaf';

/** A TCP proxy between the API and PostgreSQL that forwards, delays or drops bytes. */
export class TcpSwitch {
  #mode: Mode = 'open';
  #delayMs = 0;
  readonly #sockets = new Set<Socket>();

  private constructor(
    private readonly server: Server,
    private readonly targetPort: number,
  ) {}

  static async start(databaseUrl: string): Promise<TcpSwitch> {
    const server = createServer();
    const relay = new TcpSwitch(server, Number(new URL(databaseUrl).port));
    server.on('connection', (socket) => relay.#accept(socket));
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    return relay;
  }

  /** The database's address through the proxy. */
  via(databaseUrl: string): string {
    const url = new URL(databaseUrl);
    url.port = String(portOf(this.server));
    return url.href;
  }

  /** Existing connections keep their state, open or dead. */
  set(mode: Mode): void {
    this.#mode = mode;
    if (mode === 'refusing') this.cut();
  }

  /** Delays every byte in both directions. */
  delay(milliseconds: number): void {
    this.#delayMs = milliseconds;
  }

  /** Closes every connection, also in the middle of a query. */
  cut(): void {
    for (const socket of this.#sockets) socket.destroy();
  }

  async stop(): Promise<void> {
    for (const socket of this.#sockets) socket.destroy();
    await new Promise((resolve) => this.server.close(resolve));
  }

  #accept(socket: Socket): void {
    if (this.#mode === 'refusing') return void socket.destroy();
    const upstream = connect(this.targetPort, '127.0.0.1');
    // A connection that lost bytes stays dead after the fault, as behind a router without its state.
    let isDead = this.#mode === 'silent';
    const relay = (to: Socket, stopsIn: readonly Mode[]) => (chunk: Buffer) => {
      isDead ||= stopsIn.includes(this.#mode);
      if (isDead) return;
      // Timers with equal delays fire in the order they were set, so the bytes keep their order.
      if (this.#delayMs > 0) setTimeout(() => to.destroyed || to.write(chunk), this.#delayMs);
      else to.write(chunk);
    };
    socket.on('data', relay(upstream, ['silent']));
    upstream.on('data', relay(socket, ['silent', 'deaf']));
    for (const [one, two] of [
      [socket, upstream],
      [upstream, socket],
    ] as const) {
      this.#sockets.add(one);
      one.on('error', () => {});
      one.on('close', () => {
        this.#sockets.delete(one);
        if (!isDead) two.destroy();
      });
    }
  }
}
