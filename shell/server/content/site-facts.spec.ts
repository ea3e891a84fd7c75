import { beforeEach, expect, it, jest } from '@jest/globals';
import { SiteFacts } from './site-facts';

const ORIGIN = 'http://api.test';
const send = jest.fn<typeof fetch>();
const onChange = jest.fn();
const answer = (legalName: string | null) => Response.json({ business: legalName && { legalName } });

let facts: SiteFacts;
beforeEach(() => {
  send.mockReset();
  onChange.mockReset();
  facts = new SiteFacts({ fetch: send, apiOrigin: ORIGIN, onChange });
});

it('holds nothing until the owner has changed something, and then what changed', async () => {
  send.mockResolvedValueOnce(answer(null));
  await facts.read();
  expect([facts.current, onChange.mock.calls]).toEqual([{}, []]);
  send.mockResolvedValueOnce(answer('Ett AB')).mockResolvedValueOnce(answer('Ett AB'));
  await facts.read();
  await facts.read();
  expect(send).toHaveBeenCalledWith(`${ORIGIN}/api/site-facts`);
  expect([facts.current, onChange.mock.calls]).toEqual([
    { business: { legalName: 'Ett AB' } },
    [[{ business: { legalName: 'Ett AB' } }]],
  ]);
});

it('holds the helplines that the owner has set, and the audio of the exercises', async () => {
  const crisisLines = [{ id: 'bris' }];
  const guidance = [{ src: '/ljud' }];
  send
    .mockResolvedValueOnce(Response.json({ business: null, crisis_lines: crisisLines, guidance }))
    .mockResolvedValueOnce(Response.json({ guidance: [] }));
  await facts.read();
  expect(facts.current).toEqual({ crisisLines, guidance });
  await facts.read();
  expect(facts.current).toEqual({});
});

it('keeps the last facts while the API does not answer', async () => {
  send.mockResolvedValueOnce(answer('Ett AB'));
  await facts.read();
  send.mockRejectedValueOnce(new TypeError('away'));
  await expect(facts.read()).rejects.toThrow('away');
  expect(facts.current).toEqual({ business: { legalName: 'Ett AB' } });
});

it('takes no facts from an API that has none', async () => {
  send.mockResolvedValueOnce(new Response('', { status: 404 }));
  await facts.read();
  expect(facts.current).toEqual({});
});

it('lets no slow answer overtake a later one', async () => {
  let slow = (_: Response) => {};
  send.mockReturnValueOnce(new Promise((resolve) => (slow = resolve))).mockResolvedValueOnce(answer('Två AB'));
  const first = facts.read();
  await facts.read();
  slow(answer('Ett AB'));
  await first;
  expect(facts.current).toEqual({ business: { legalName: 'Två AB' } });
});
