import { once } from 'node:events';
import net from 'node:net';
import { afterEach, describe, expect, it } from '@jest/globals';
import { assertPortsFree, portsFrom, readPorts } from './ports.mjs';
import { REMOTES } from './releases.mjs';

/** @type {net.Server[]} */
const servers = [];

afterEach(() => {
  for (const server of servers.splice(0)) server.close();
});

/** A port that a server of this test holds. */
async function portInUse() {
  const server = net.createServer();
  servers.push(server);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (!address || typeof address === 'string') throw new Error('The server has no port.');
  return address.port;
}

describe('the port of a run', () => {
  it('keeps the usual number without variables, for remotes that of their remote.json', () => {
    const ofRemotes = Object.fromEntries(Object.values(REMOTES).map(({ name, port }) => [name, port]));
    expect(readPorts({})).toEqual({ shell: 4200, ...ofRemotes, api: 4300, database: 4310 });
  });

  it('stands in a row from a first one', () => {
    const ports = Object.values(readPorts(portsFrom(7700))).sort();
    expect(ports).toEqual(
      Array.from({ length: Object.keys(REMOTES).length + 3 }, (_, index) => 7700 + index),
    );
    expect(readPorts(portsFrom(7700)).shell).toBe(7700);
  });

  it('changes alone', () => {
    expect(readPorts({ API_PORT: '5000' })).toMatchObject({ shell: 4200, api: 5000 });
  });

  it.each(['', '0', '65536', '80.5', 'http'])('fails by name: %j', (value) => {
    expect(() => readPorts({ ADMIN_PORT: value })).toThrow(
      `ADMIN_PORT must be a port number from 1 to 65535, not "${value}".`,
    );
  });

  it('fails while something listens, with the variable that changes it', async () => {
    const port = await portInUse();
    await expect(assertPortsFree({ exercises: port })).rejects.toThrow(
      `Port ${port} is in use; end what uses it, or choose another with EXERCISES_PORT.`,
    );
  });

  it('passes once nothing listens', async () => {
    const port = await portInUse();
    const [server] = servers;
    if (server) await once(server.close(), 'close');
    await expect(assertPortsFree({ exercises: port })).resolves.toBeUndefined();
  });
});
