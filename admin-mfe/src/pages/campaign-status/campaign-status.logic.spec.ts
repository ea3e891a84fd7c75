import { describe, expect, it } from '@jest/globals';
import { aCampaign, NO_RECIPIENTS, someFigures } from '../../../test/campaigns';
import {
  changesByItself,
  changesOf,
  describeState,
  mayResend,
  progressOf,
  type Campaign,
  type Figures,
} from './campaign-status.logic';

const NOW = Date.parse('2027-03-08T12:00:00Z');
const STARTED = '2027-03-08T11:00:00Z';

function statusOf(changes: Partial<Campaign>, recipients: Partial<Figures['recipients']> = {}) {
  return {
    campaign: aCampaign({ started_at: STARTED, ...changes }),
    figures: someFigures({ recipients: { ...NO_RECIPIENTS, ...recipients } }),
  };
}

const textOf = (...status: Parameters<typeof statusOf>) => {
  const { title, texts } = describeState(statusOf(...status), NOW);
  return [title, ...texts].join(' ');
};

describe('the state in words', () => {
  it('names the day and the hour of a planned start', () => {
    const planned = { status: 'scheduled', started_at: null, send_at: '2027-03-09T07:00:00Z' } as const;
    expect(textOf(planned)).toMatch(/^Börjar tisdag 9 mars kl\. 08\.00 .*kan du avbryta/);
    expect(textOf({ ...planned, send_at: '2027-03-08T11:59:59Z' })).toMatch(/^Börjar strax Då bestäms/);
  });

  it('says whether letters go out now, how many are left and over which time', () => {
    expect(textOf({ status: 'sending' }, { waiting: 1200, handing: 4 })).toMatch(
      /^Skickas nu Började i dag kl\. 12\.00\. 1\s204 mottagare är kvar\. Du kan lämna sidan/,
    );
    expect(textOf({ status: 'sending', spread_hours: 6 }, { waiting: 1 })).toMatch(
      /En mottagare är kvar\. Breven sprids ut över 6 timmar/,
    );
    expect(textOf({ status: 'sending' })).toMatch(/De sista svaren/);
  });

  it.each([
    [0, /så snart adressen är bekräftad/],
    [1, /en dag efter att adressen bekräftades/],
    [3, /3 dagar efter att adressen bekräftades/],
  ])('says of a letter after %d days when new subscribers get it', (welcome_days, text) => {
    expect(textOf({ status: 'sending', welcome_days })).toMatch(/^Skickas löpande/);
    expect(textOf({ status: 'sending', welcome_days })).toMatch(text);
  });

  it('tells an admin’s pause, an outage and a refused letter apart', () => {
    const paused = (changes: Partial<Campaign>) => textOf({ status: 'paused', ...changes }, { waiting: 34 });
    expect(paused({ pause_reason: 'admin' })).toMatch(
      /^Pausat av redaktionen 34 mottagare väntar på sitt brev\. .*förrän du väljer Fortsätt/,
    );
    const outage = { pause_reason: 'outage' } as const;
    expect(paused({ ...outage, resume_at: '2027-03-08T13:35:00Z' })).toMatch(
      /^Pausat: mejlservern svarade inte Vi försöker igen kl\. 14\.35\./,
    );
    expect(paused({ ...outage, resume_at: '2027-03-08T23:05:00Z' })).toContain(
      'Vi försöker igen tisdag 9 mars kl. 00.05.',
    );
    expect(paused({ ...outage, resume_at: '2027-03-08T11:00:00Z' })).toContain('Vi försöker igen strax.');
    expect(paused({ ...outage, resume_at: null })).toContain('förrän du väljer Fortsätt');
    expect(paused({ pause_reason: 'refused' })).toMatch(
      /^Mejlservern vill inte ta emot brevet .*34 mottagare/,
    );
  });

  it('repeats the mail server’s words only while they matter', () => {
    const detail = { pause_reason: 'refused', pause_detail: '554 Nej' } as const;
    expect(describeState(statusOf({ status: 'paused', ...detail }), NOW).serverWords).toBe('554 Nej');
    expect(describeState(statusOf({ status: 'sending', ...detail }), NOW).serverWords).toBeNull();
  });

  it('says when it ended, who never got the letter and who may not have it', () => {
    const finished_at = '2027-03-08T09:12:00Z';
    expect(textOf({ status: 'stopped', finished_at }, { waiting: 34 })).toBe(
      'Avslutat Avslutades 8 mars 2027 kl. 10.12. 34 mottagare fick aldrig brevet.',
    );
    expect(textOf({ status: 'stopped', finished_at, welcome_days: 2 })).toMatch(
      /^Avslutat Avslutades .* Nya prenumeranter får inte längre brevet\.$/,
    );
    expect(textOf({ status: 'sent', finished_at })).toBe('Skickat Klart 8 mars 2027 kl. 10.12.');
    expect(textOf({ status: 'sent', finished_at }, { uncertain: 2 })).toContain(
      'För 2 mottagare vet vi inte',
    );
  });
});

describe('the progress of a campaign', () => {
  it('counts everybody whose turn is over', () => {
    const recipients = { waiting: 10, handing: 2, sent: 80, refused: 3, skipped: 4, uncertain: 1 };
    expect(progressOf(statusOf({ status: 'sending' }, recipients))).toEqual({ done: 88, total: 100 });
  });

  it('gives no measure without a beginning, an end or a recipient', () => {
    expect(progressOf(statusOf({ started_at: null }, { waiting: 1 }))).toBeNull();
    expect(progressOf(statusOf({ welcome_days: 1 }, { sent: 1 }))).toBeNull();
    expect(progressOf(statusOf({ status: 'sent' }))).toBeNull();
  });
});

describe('a campaign’s state', () => {
  it.each([
    ['scheduled', ['cancel']],
    ['sending', ['pause', 'stop']],
    ['paused', ['resume', 'stop']],
    ['sent', []],
    ['stopped', []],
  ] as const)('allows an admin, while it is %s, %j', (status, changes) => {
    expect(changesOf(aCampaign({ status }))).toEqual(changes);
  });

  it.each([
    ['sending', true],
    ['paused', true],
    ['sent', true],
    ['stopped', false],
  ] as const)('allows %s to send again: %s', (status, may) => {
    expect(mayResend(aCampaign({ status }))).toBe(may);
  });

  it('changes with time while it is on its way, retried by itself or being answered', () => {
    const changes = (...status: Parameters<typeof statusOf>) => changesByItself(statusOf(...status));
    expect(changes({ status: 'scheduled' })).toBe(true);
    expect(changes({ status: 'sending' })).toBe(true);
    expect(changes({ status: 'paused', resume_at: STARTED })).toBe(true);
    expect(changes({ status: 'paused' }, { handing: 1 })).toBe(true);
    expect(changes({ status: 'paused' }, { waiting: 1 })).toBe(false);
    expect(changes({ status: 'sent' })).toBe(false);
  });
});
