import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { dailyReminder, firstTime, isTimeOfDay, type Reminder } from './reminder.logic';

const REMINDER: Reminder = {
  time: '09:30',
  now: new Date('2026-03-05T07:00:00Z'),
  id: 'abc@stillsam',
  title: 'En liten stund för energin',
  text: 'Hur mycket energi har du i dag? Välj något litet, som passar.',
  address: 'https://stillsam.example/resurser/energihantering',
  product: 'Stillsam//Energihantering',
};
const unfold = (file: string) => file.replace(/\r\n /g, '').split('\r\n');
const time = fc
  .tuple(fc.integer({ min: 0, max: 23 }), fc.integer({ min: 0, max: 59 }))
  .map(([hour, minute]) => `${String(hour).padStart(2, '0')}:${String(minute).padStart(2, '0')}`);

describe('the daily reminder', () => {
  it('makes an event that recurs daily, with an alarm', () => {
    const lines = unfold(dailyReminder(REMINDER));
    expect(lines.slice(0, 2)).toEqual(['BEGIN:VCALENDAR', 'VERSION:2.0']);
    expect(lines).toContain('PRODID:-//Stillsam//Energihantering//SV');
    expect(lines).toContain('UID:abc@stillsam');
    expect(lines).toContain('DTSTAMP:20260305T070000Z');
    expect(lines).toContain('RRULE:FREQ=DAILY');
    expect(lines).toContain('ACTION:DISPLAY');
    expect(lines).toContain('DESCRIPTION:Hur mycket energi har du i dag? Välj något litet\\, som passar.');
    expect(lines.slice(-2)).toEqual(['END:VCALENDAR', '']);
  });

  it('starts the next time the clock shows the time, by the visitor’s own clock', () => {
    fc.assert(
      fc.property(
        time,
        fc.date({ min: new Date(2026, 0, 1), max: new Date(2026, 2, 1), noInvalidDate: true }),
        (each, now) => {
          const first = firstTime(each, now);
          expect(`${first.toTimeString().slice(0, 5)}`).toBe(each);
          expect(first > now).toBe(true);
          expect(first.getTime() - now.getTime()).toBeLessThanOrEqual(24 * 60 * 60 * 1000);
        },
      ),
    );
    const noon = new Date(2026, 2, 5, 12, 0);
    expect(unfold(dailyReminder({ ...REMINDER, now: noon, time: '12:00' }))).toContain(
      'DTSTART:20260306T120000',
    );
    expect(unfold(dailyReminder({ ...REMINDER, now: noon, time: '12:01' }))).toContain(
      'DTSTART:20260305T120100',
    );
  });

  it('has no line over 75 octets, splits no character and adds no line, whatever the text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 300 }), (text) => {
        const file = dailyReminder({ ...REMINDER, text });
        file.split('\r\n').forEach((line) => expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75));
        const description = unfold(file).find((line) => line.startsWith('DESCRIPTION:')) ?? '';
        const read = description
          .slice('DESCRIPTION:'.length)
          .replace(/\\(n|[\\;,])/g, (_, sign: string) => (sign === 'n' ? '\n' : sign));
        expect(read).toBe(text.replace(/\r\n/g, '\n'));
      }),
    );
  });

  it.each(['', '24:00', '9:30', '09:60', '09:30:00'])('rejects %j as a time of day', (candidate) => {
    expect(isTimeOfDay(candidate)).toBe(false);
    expect(() => dailyReminder({ ...REMINDER, time: candidate })).toThrow('Not a time of day');
  });
});

it('writes the whole file in the order of the standard', () => {
  const now = new Date('2026-03-05T07:00:00.123Z');
  const lines = unfold(dailyReminder({ ...REMINDER, now, title: 'Stund; a\\b', text: 'Ett\r\ntvå' }));
  const start = firstTime('09:30', now);
  const day = `2026030${start.getDate()}`;
  expect(lines).toEqual([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Stillsam//Energihantering//SV',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    'BEGIN:VEVENT',
    'UID:abc@stillsam',
    'DTSTAMP:20260305T070000Z',
    `DTSTART:${day}T093000`,
    'DURATION:PT10M',
    'RRULE:FREQ=DAILY',
    'SUMMARY:Stund\\; a\\\\b',
    'DESCRIPTION:Ett\\ntvå',
    'URL:https://stillsam.example/resurser/energihantering',
    'TRANSP:TRANSPARENT',
    'CLASS:PRIVATE',
    'BEGIN:VALARM',
    'ACTION:DISPLAY',
    'DESCRIPTION:Stund\\; a\\\\b',
    'TRIGGER:PT0S',
    'END:VALARM',
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ]);
});

it('fills each line with 75 octets before it breaks it', () => {
  const [first, second, third] = dailyReminder({ ...REMINDER, text: 'a'.repeat(200) })
    .split('\r\n')
    .filter((line) => line.startsWith('DESCRIPTION:a') || line.startsWith(' a'));
  expect([first?.length, second?.length, third?.length]).toEqual([75, 75, 64]);
});

it.each(['00:00', '09:59', '19:30', '20:00', '23:59'])('accepts %s as a time of day', (candidate) => {
  expect(isTimeOfDay(candidate)).toBe(true);
});

it.each(['a09:30', '09:30a', '25:00', '0930'])('rejects %s', (candidate) => {
  expect(isTimeOfDay(candidate)).toBe(false);
});
