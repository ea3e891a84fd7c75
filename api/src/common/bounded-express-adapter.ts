import { createServer, type Server, type ServerOptions } from 'node:http';
import { ExpressAdapter } from '@nestjs/platform-express';
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

/** Express on a server whose connections cannot be held open by sending slowly. */
export class BoundedExpressAdapter extends ExpressAdapter {
  override initHttpServer(): void {
    // The interval of the checks can be given to the constructor only.
    this.httpServer = createServer(CONNECTION_LIMITS, workInSlices(this.getInstance()));
  }

  override listen(port: number | string, ...rest: [Callback?] | [host: string, Callback?]): Server {
    const given: readonly (string | Callback | undefined)[] = rest;
    const host = given.find((each) => typeof each === 'string');
    const callback = given.find((each) => typeof each === 'function');
    return this.httpServer.listen({ port: Number(port), host, backlog: BACKLOG }, callback);
  }
}
