import http, { type RequestListener, type Server } from 'node:http';
import net, { type AddressInfo, type Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';

const servers = new Set<Server>();
const apps = new Set<FastifyInstance>();
const sockets = new Set<Socket>();

/** Serves on a port of its own. @returns the port. */
export async function listen(server: Server): Promise<number> {
  servers.add(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return (server.address() as AddressInfo).port;
}

export const serve = (listener: RequestListener) => listen(http.createServer(listener));

/** Serves a Fastify server on a port of its own. @returns the port. */
export async function serveApp(app: FastifyInstance): Promise<number> {
  apps.add(app);
  await app.listen({ port: 0, host: '127.0.0.1' });
  return (app.server.address() as AddressInfo).port;
}

/** A connection that sends a text and then nothing more, and reads nothing until it is resumed. */
export function connectRaw(port: number, text = ''): Promise<Socket> {
  return new Promise((resolve, reject) => {
    const socket = net.connect(port, '127.0.0.1', () => socket.write(text, () => resolve(socket)));
    sockets.add(socket);
    socket.once('error', reject);
    socket.on('error', () => {});
  });
}

/** Closes every connection and server that a test opened. */
export async function closeAll(): Promise<void> {
  for (const socket of sockets) socket.destroy();
  sockets.clear();
  await Promise.all(
    [...servers].map((server) => {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(resolve));
    }),
  );
  servers.clear();
  await Promise.all([...apps].map((app) => app.close()));
  apps.clear();
}
