import { createServer, type ServerOptions } from 'node:http';
import { ExpressAdapter } from '@nestjs/platform-express';
import { guardConnections } from '@stillsam/http-server/guard-connections';
import proxyAddr from 'proxy-addr';

/** Node closes a connection that has not sent its whole request by then, at its next check. */
const CONNECTION_LIMITS: ServerOptions = {
  headersTimeout: 10_000,
  requestTimeout: 20_000,
  connectionsCheckingInterval: 2000,
  // Longer than the keep-alive of the proxies in front, so that none sends a request into a closing connection.
  keepAliveTimeout: 65_000,
};

/** Express on a server that closes connections which send slowly, read slowly or idle. */
export class BoundedExpressAdapter extends ExpressAdapter {
  /** @param trustedProxies addresses and nets of proxies, whose connections carry many clients. */
  constructor(private readonly trustedProxies: string[]) {
    super();
  }

  override initHttpServer(): void {
    // Node takes the interval of its checks in the constructor only.
    this.httpServer = createServer(CONNECTION_LIMITS, this.getInstance());
    const isProxy = proxyAddr.compile(this.trustedProxies);
    guardConnections(this.httpServer, { isClient: (address) => !isProxy(address, 0) });
  }
}
