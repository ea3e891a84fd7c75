import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { afterEach, describe, expect, it } from '@jest/globals';
import { probeLink, isPublicAddress, checkForeignLinks, type Probe } from './foreign-links-check';

/** Loopback as well, but the tests take it for an address of the internet. */
const PUBLIC = '127.0.0.2';
const isPublic = (address: string) => address === PUBLIC || isPublicAddress(address);

const servers: Server[] = [];
afterEach(async () => {
  for (const server of servers.splice(0)) {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  }
});

/** Starts a server. @returns its port and the requests that it got. */
async function serve(
  host: string,
  answer: (request: IncomingMessage, response: ServerResponse) => void,
): Promise<{ port: number; requests: string[] }> {
  const requests: string[] = [];
  const server = createServer((request, response) => {
    requests.push(`${request.method} ${request.headers.host}${request.url}`);
    answer(request, response);
  });
  servers.push(server);
  await new Promise<void>((resolve) => {
    server.listen(0, host, resolve);
  });
  const address = server.address();
  if (typeof address !== 'object' || address === null) throw new Error('The server does not listen');
  return { port: address.port, requests };
}

const redirect = (response: ServerResponse, location: string) =>
  response.writeHead(302, { Location: location }).end();

/** Looks hosts up in a list; others do not exist. */
const resolver = (hosts: Record<string, string[]>) => async (host: string) => {
  const addresses = hosts[host] ?? (/^[\d.:a-f]+$/.test(host) ? [host] : undefined);
  if (!addresses) throw Object.assign(new Error('no such host'), { code: 'ENOTFOUND' });
  return addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 }));
};
const OPTIONS = { resolve: resolver({ 'sida.se': [PUBLIC] }), isPublic, timeoutMs: 2000 };

describe('a link to another site', () => {
  it.each([
    [200, 'ok'],
    [204, 'ok'],
    [404, 'gone'],
    [410, 'gone'],
    [403, 'unknown'],
    [500, 'unknown'],
  ])('answers %i and counts as %s', async (status, kind) => {
    const { port, requests } = await serve(PUBLIC, (_request, response) => response.writeHead(status).end());
    expect(await probeLink(`http://sida.se:${port}/a?b=1`, OPTIONS)).toBe(kind);
    expect(requests).toEqual([`HEAD sida.se:${port}/a?b=1`]);
  });

  it('gets a GET where the server knows no HEAD', async () => {
    const { port, requests } = await serve(PUBLIC, ({ method }, response) =>
      response.writeHead(method === 'HEAD' ? 405 : 404).end(),
    );
    expect(await probeLink(`http://sida.se:${port}/`, OPTIONS)).toBe('gone');
    expect(requests).toEqual([`HEAD sida.se:${port}/`, `GET sida.se:${port}/`]);
  });

  it('gets a request at another address of its host where the first does not answer', async () => {
    const { port, requests } = await serve(PUBLIC, (_request, response) => response.end());
    const resolve = resolver({ 'sida.se': ['2001:4860:4860::8888', PUBLIC] });
    expect(await probeLink(`http://sida.se:${port}/`, { ...OPTIONS, resolve })).toBe('ok');
    expect(requests).toHaveLength(1);
  });

  it('says so where its host does not exist', async () => {
    expect(await probeLink('https://finns-inte.se/', OPTIONS)).toBe('no-host');
  });

  it('stays unknown where the name server says nothing', async () => {
    const resolve = async () => {
      throw Object.assign(new Error('try again'), { code: 'EAI_AGAIN' });
    };
    expect(await probeLink('https://sida.se/', { ...OPTIONS, resolve })).toBe('unknown');
  });

  it('stays unknown where it does not answer in time', async () => {
    const { port } = await serve(PUBLIC, () => {});
    expect(await probeLink(`http://sida.se:${port}/`, { ...OPTIONS, timeoutMs: 100 })).toBe('unknown');
  });

  it('leads through at most three redirects', async () => {
    const { port, requests } = await serve(PUBLIC, ({ url = '' }, response) => {
      const hop = Number(url.slice(1));
      if (hop === 0) response.writeHead(200).end();
      else redirect(response, `/${hop - 1}`);
    });
    expect(await probeLink(`http://sida.se:${port}/3`, OPTIONS)).toBe('ok');
    expect(requests).toHaveLength(4);
    expect(await probeLink(`http://sida.se:${port}/4`, OPTIONS)).toBe('unknown');
    expect(requests).toHaveLength(8);
  });
});

describe('an address that only this machine or its network reaches', () => {
  it.each(['http://127.0.0.1', 'http://localhost', 'http://[::1]', 'http://0x7f.1', 'http://sida.se'])(
    'gets no request at %s',
    async (origin) => {
      const { port, requests } = await serve('127.0.0.1', (_request, response) => response.end());
      const resolve = resolver({ localhost: ['127.0.0.1'], 'sida.se': ['127.0.0.1'] });
      expect(await probeLink(`${origin}:${port}/`, { resolve, timeoutMs: 2000 })).toBe('private');
      expect(requests).toEqual([]);
    },
  );

  it('gets no request where a host has it among others', async () => {
    const { port, requests } = await serve(PUBLIC, (_request, response) => response.end());
    const resolve = resolver({ 'sida.se': [PUBLIC, '10.0.0.5'] });
    expect(await probeLink(`http://sida.se:${port}/`, { ...OPTIONS, resolve })).toBe('private');
    expect(requests).toEqual([]);
  });

  it.each([
    '127.0.0.1',
    '127.1',
    '2130706433',
    '[::ffff:127.0.0.1]',
    '[64:ff9b::7f00:1]',
    '169.254.169.254',
    '10.0.0.5',
    '[fd00:ec2::254]',
  ])('gets no request by a redirect to %s', async (host) => {
    const inside = await serve('127.0.0.1', (_request, response) => response.end());
    const { port, requests } = await serve(PUBLIC, (_request, response) =>
      redirect(response, `http://${host}:${inside.port}/metadata`),
    );
    expect(await probeLink(`http://sida.se:${port}/`, OPTIONS)).toBe('private');
    expect(requests).toHaveLength(1);
    expect(inside.requests).toEqual([]);
  });

  it('gets no request by a redirect to a host that resolves to it', async () => {
    const inside = await serve('127.0.0.1', (_request, response) => response.end());
    const { port } = await serve(PUBLIC, (_request, response) =>
      redirect(response, `http://inne.se:${inside.port}/`),
    );
    const resolve = resolver({ 'sida.se': [PUBLIC], 'inne.se': ['127.0.0.1'] });
    expect(await probeLink(`http://sida.se:${port}/`, { ...OPTIONS, resolve })).toBe('private');
    expect(inside.requests).toEqual([]);
  });

  it('gets no request where the host gets another address after the check', async () => {
    const inside = await serve('127.0.0.1', (_request, response) => response.end());
    const answers = [[PUBLIC], ['127.0.0.1']];
    const resolve = async () => (answers.shift() ?? []).map((address) => ({ address, family: 4 }));
    expect(await probeLink(`http://sida.se:${inside.port}/`, { ...OPTIONS, resolve })).toBe('unknown');
    expect(inside.requests).toEqual([]);
  });

  it('gets no request by another protocol', async () => {
    const { port } = await serve(PUBLIC, (_request, response) => redirect(response, 'file:///etc/passwd'));
    expect(await probeLink(`http://sida.se:${port}/`, OPTIONS)).toBe('unknown');
  });
});

it.each(['8.8.8.8', '93.184.215.14', '2001:4860:4860::8888', '::ffff:8.8.8.8'])(
  'finds %s public',
  (address) => {
    expect(isPublicAddress(address)).toBe(true);
  },
);

it.each([
  '127.0.0.1',
  '127.9.9.9',
  '0.0.0.0',
  '10.0.0.5',
  '172.16.0.1',
  '192.168.1.1',
  '169.254.169.254',
  '100.64.0.1',
  '100.100.100.200',
  '192.0.0.192',
  '198.18.0.1',
  '224.0.0.1',
  '255.255.255.255',
  '::',
  '::1',
  '::ffff:127.0.0.1',
  '::ffff:a9fe:a9fe',
  'fc00::1',
  'fd00:ec2::254',
  'fe80::1',
  '64:ff9b::7f00:1',
  '2002:7f00:1::',
  'ff02::1',
  'stillsam.example',
  '',
])('finds %s not public', (address) => {
  expect(isPublicAddress(address)).toBe(false);
});

const answering = (probe: Probe) => async () => probe;

describe('the check of links to other sites', () => {
  it('passes where there is none, and where all answer', async () => {
    expect((await checkForeignLinks([])).state).toBe('ok');
    expect(await checkForeignLinks(['https://a.se/'], answering('ok'))).toEqual({
      state: 'ok',
      message: 'Alla länkar till andra webbplatser svarar.',
    });
  });

  it.each([
    ['gone', 'error', 'finns inte längre'],
    ['no-host', 'error', 'finns inte'],
    ['private', 'error', 'privat nät'],
    ['unknown', 'warning', 'Kunde inte kontrolleras'],
  ] as const)('gives a link that is %s a %s', async (kind, state, said) => {
    const { state: found, message } = await checkForeignLinks(['https://a.se/'], answering(kind));
    expect([found, message]).toEqual([state, expect.stringContaining(said)]);
    expect(message).toContain('https://a.se/');
  });

  it('requests five at a time, and twenty in all', async () => {
    let inFlight = 0;
    let most = 0;
    const asked: string[] = [];
    const probe = async (address: string): Promise<Probe> => {
      asked.push(address);
      inFlight += 1;
      most = Math.max(most, inFlight);
      await new Promise((resolve) => setImmediate(resolve));
      inFlight -= 1;
      return 'ok';
    };
    const addresses = Array.from({ length: 23 }, (_, index) => `https://a.se/${index}`);
    const { state, message } = await checkForeignLinks(addresses, probe);
    expect([most, asked.length]).toEqual([5, 20]);
    expect(new Set(asked).size).toBe(20);
    expect(state).toBe('unknown');
    expect(message).toContain('de övriga 3');
  });
});
