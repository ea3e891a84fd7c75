import { once } from 'node:events';
import net from 'node:net';
import { afterEach, describe, expect, it } from '@jest/globals';
import { assertPortsFree, portsFrom, readPorts } from './ports.mjs';
import { REMOTES } from './releases.mjs';

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

describe('the ports of a run', () => {
  it('are the usual ones without variables, those of the remotes from their remote.json', () => {
    const ofRemotes = Object.fromEntries(Object.values(REMOTES).map(({ name, port }) => [name, port]));
    expect(readPorts({})).toEqual({ shell: 4200, ...ofRemotes, api: 4300, database: 4310 });
  });

  it('are all in a row from a first one', () => {
    const ports = Object.values(readPorts(portsFrom(7700))).sort();
    expect(ports).toEqual(
      Array.from({ length: Object.keys(REMOTES).length + 3 }, (_, index) => 7700 + index),
    );
    expect(readPorts(portsFrom(7700)).shell).toBe(7700);
  });

  it('are changed one by one', () => {
    expect(readPorts({ API_PORT: '5000' })).toMatchObject({ shell: 4200, api: 5000 });
  });

  it.each(['', '0', '65536', '80.5', 'http'])('are refused by name: %j', (value) => {
    expect(() => readPorts({ ADMIN_PORT: value })).toThrow(
      `ADMIN_PORT must be a port number from 1 to 65535, not "${value}".`,
    );
  });

  it('are refused while something listens, with the variable that changes them', async () => {
    const port = await portInUse();
    await expect(assertPortsFree({ exercises: port })).rejects.toThrow(
      `Port ${port} is in use; end what uses it, or choose another with EXERCISES_PORT.`,
    );
  });

  it('are free once nothing listens', async () => {
    const port = await portInUse();
    const [server] = servers;
    server.close();
    await once(server, 'close');
    await expect(assertPortsFree({ exercises: port })).resolves.toBeUndefined();
  });
});
