import { createServer, type ServerOptions } from 'node:http';
import { ExpressAdapter } from '@nestjs/platform-express';
import { guardConnections } from '@stillsam/http-server/guard-connections';
import proxyAddr from 'proxy-addr';

/** A connection that has not sent its whole request by then is cut, at the next of the regular checks. */
const CONNECTION_LIMITS: ServerOptions = {
  headersTimeout: 10_000,
  requestTimeout: 20_000,
  connectionsCheckingInterval: 2000,
  // Longer than those in front keep theirs, so that none sends a request into a connection that is closing.
  keepAliveTimeout: 65_000,
};

/** Express on a server whose connections cannot be held open by sending or reading slowly, or by idling. */
export class BoundedExpressAdapter extends ExpressAdapter {
  /** @param trustedProxies addresses and nets whose connections carry many clients. */
  constructor(private readonly trustedProxies: string[]) {
    super();
  }

  override initHttpServer(): void {
    // The interval of the checks can be given to the constructor only.
    this.httpServer = createServer(CONNECTION_LIMITS, this.getInstance());
    const isProxy = proxyAddr.compile(this.trustedProxies);
    guardConnections(this.httpServer, { isClient: (address) => !isProxy(address, 0) });
  }
}
