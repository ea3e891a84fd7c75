import { connect, createServer, type Server, type Socket } from 'node:net';
import { portOf } from './test-api';

/** deaf: what the API says arrives, what PostgreSQL answers does not, and nobody is told. */
type Mode = 'open' | 'refusing' | 'silent' | 'deaf';

/** Stands between the API and PostgreSQL: lets all through, late, or not, as a network does. */
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

  /** The database's address by way of the switch. */
  via(databaseUrl: string): string {
    const url = new URL(databaseUrl);
    url.port = String(portOf(this.server));
    return url.href;
  }

  /** Connections that exist stay as they are: open ones, or dead ones that nobody was told of. */
  set(mode: Mode): void {
    this.#mode = mode;
    if (mode === 'refusing') this.cut();
  }

  /** Holds every byte back for a while, in both directions. */
  delay(milliseconds: number): void {
    this.#delayMs = milliseconds;
  }

  /** Cuts every connection, whatever is on its way. */
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
    // A connection that met the silence stays dead when the network is back, as behind a router that forgot it.
    let isDead = this.#mode === 'silent';
    const relay = (to: Socket, stopsIn: readonly Mode[]) => (chunk: Buffer) => {
      isDead ||= stopsIn.includes(this.#mode);
      if (isDead) return;
      // With equal delays timers fire in the order they were set, so bytes keep theirs.
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
