import { createServer, type Server, type ServerOptions } from 'node:http';
import { ExpressAdapter } from '@nestjs/platform-express';
import { guardConnections } from '@stillsam/http-server/guard-connections';
import proxyAddr from 'proxy-addr';
import { workInSlices } from './work-in-slices';

/** A connection that has not sent its whole request by then is cut, at the next of the regular checks. */
const CONNECTION_LIMITS: ServerOptions = {
  headersTimeout: 10_000,
  requestTimeout: 20_000,
  connectionsCheckingInterval: 2000,
  // Longer than those in front keep theirs, so that none sends a request into a connection that is closing.
  keepAliveTimeout: 65_000,
};

/** So many connections may wait to be taken: in a burst each of them is answered, and be it by 503. */
const BACKLOG = 4096;

type Callback = () => void;

/** Express on a server whose connections cannot be held open by sending or reading slowly, or by idling. */
export class BoundedExpressAdapter extends ExpressAdapter {
  /** @param trustedProxies addresses and nets whose connections carry many clients. */
  constructor(private readonly trustedProxies: string[]) {
    super();
  }

  override initHttpServer(): void {
    // The interval of the checks can be given to the constructor only.
    this.httpServer = createServer(CONNECTION_LIMITS, workInSlices(this.getInstance()));
    const isProxy = proxyAddr.compile(this.trustedProxies);
    guardConnections(this.httpServer, { isClient: (address) => !isProxy(address, 0) });
  }

  override listen(port: number | string, ...rest: [Callback?] | [host: string, Callback?]): Server {
    const given: readonly (string | Callback | undefined)[] = rest;
    const host = given.find((each) => typeof each === 'string');
    const callback = given.find((each) => typeof each === 'function');
    return this.httpServer.listen({ port: Number(port), host, backlog: BACKLOG }, callback);
  }
}
