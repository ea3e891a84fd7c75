import { afterEach, describe, expect, it } from '@jest/globals';
import { killApiProcesses } from '../support/api-process';
import { killSenders } from '../support/campaign-kill-rounds';
import { createDatabase } from '../support/test-api';
import { isLong } from '../support/tested-api';

const ROUNDS = isLong ? 20 : 2;

afterEach(killApiProcesses);

describe('kill -9 of senders, with a mail server in trouble', () => {
  it(
    'loses no recipient and sends to none twice',
    async () => {
      const { recipients, taken, states, mostUncertain } = await killSenders(await createDatabase(), ROUNDS);
      const inState = (state: string) => [...states].flatMap(([email, its]) => (its === state ? email : []));
      const uncertain = inState('uncertain');
      expect([...taken].filter(([, count]) => count > 1)).toEqual([]);
      expect(inState('sent').filter((email) => !taken.has(email))).toEqual([]);
      expect(inState('sent').length + uncertain.length).toBe(recipients);
      expect([...taken.keys()].filter((email) => states.get(email) === 'waiting')).toEqual([]);
      expect(uncertain.length).toBeLessThanOrEqual(mostUncertain);
      process.stdout.write(
        `${ROUNDS} kills: ${recipients} recipients, ${inState('sent').length} sent, ${uncertain.length} uncertain of at most ${mostUncertain}, ${uncertain.filter((email) => taken.has(email)).length} of them taken\n`,
      );
    },
    60_000 + ROUNDS * 15_000,
  );
});
