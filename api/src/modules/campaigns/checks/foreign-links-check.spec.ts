import { describe, expect, it } from '@jest/globals';
import { checkForeignLinks } from './foreign-links-check';
import type { Probe } from './link-probe';

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
