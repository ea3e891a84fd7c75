import { localDay } from '@stillsam/dates';
import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import {
  diaryAsCsv,
  diaryAsText,
  lengthOf,
  MAX_NIGHTS,
  meanLength,
  parseDiary,
  withNight,
  type Night,
} from './sleep-diary.logic';
import { lengthInWords } from './sleep-diary.copy';

const NIGHT: Night = {
  day: '2026-03-05',
  wentToBed: '23:00',
  lightsOut: '23:15',
  hasNotSlept: false,
  minutesToSleep: 30,
  timesAwake: 2,
  minutesAwake: 45,
  wokeUp: '06:00',
  gotUp: '07:00',
  quality: 3,
  hasNapped: false,
  hasDrunkAlcohol: true,
  hasTakenMedicine: false,
};
const night = (changes: Partial<Night> = {}): Night => ({ ...NIGHT, ...changes });

describe('the length of a night', () => {
  it('counts past midnight, without the time awake', () => {
    expect(lengthOf(night())).toEqual({ inBed: 480, asleep: 330 });
  });

  it('has no sleep when the visitor did not sleep, whatever the other answers', () => {
    expect(lengthOf(night({ hasNotSlept: true, minutesAwake: 999 }))).toEqual({ inBed: 480, asleep: 0 });
  });

  it.each([
    ['lights out after waking', { lightsOut: '06:30', wokeUp: '06:00' }],
    ['up before waking', { wokeUp: '07:30' }],
    ['awake longer than the night', { minutesAwake: 400 }],
    ['a whole day in bed', { wentToBed: '08:00', lightsOut: '08:00' }],
  ])('contradicts itself: %s', (_, changes) => {
    expect(lengthOf(night(changes))).toBeNull();
  });

  it('never has more sleep than time in bed', () => {
    const clock = fc
      .tuple(fc.integer({ min: 0, max: 23 }), fc.integer({ min: 0, max: 59 }))
      .map(([hour, minute]) => `${String(hour).padStart(2, '0')}:${String(minute).padStart(2, '0')}`);
    fc.assert(
      fc.property(clock, clock, clock, clock, fc.nat(600), (wentToBed, lightsOut, wokeUp, gotUp, awake) => {
        const length = lengthOf(night({ wentToBed, lightsOut, wokeUp, gotUp, minutesAwake: awake }));
        if (length) expect(length.asleep).toBeLessThanOrEqual(length.inBed);
      }),
    );
  });
});

describe('the diary', () => {
  it('has a mean, and none without a night', () => {
    expect(meanLength([night(), night({ day: '2026-03-06', minutesAwake: 15 })])).toEqual({
      inBed: 480,
      asleep: 345,
    });
    expect(meanLength([])).toBeNull();
  });

  it('replaces a night of the same day and keeps two weeks, newest first', () => {
    const days = Array.from({ length: 16 }, (_, index) => `2026-03-${String(index + 1).padStart(2, '0')}`);
    const diary = days.reduce<readonly Night[]>((each, day) => withNight(each, night({ day })), []);
    expect(diary).toHaveLength(MAX_NIGHTS);
    expect(diary[0]?.day).toBe('2026-03-16');
    const changed = withNight(diary, night({ day: '2026-03-16', quality: 5 }));
    expect(changed).toHaveLength(MAX_NIGHTS);
    expect(changed[0]?.quality).toBe(5);
  });

  it('drops what is no night when it is read', () => {
    const odd = [night(), { ...NIGHT, quality: 9 }, { ...NIGHT, gotUp: '25:00' }, null, 'x'];
    expect(parseDiary(odd)).toEqual([NIGHT]);
    expect(parseDiary({})).toBeNull();
  });

  it('leaves as text and as a table for a Swedish spreadsheet', () => {
    expect(diaryAsText([night()])).toBe(
      'Sömndagbok\r\n\r\n5 mars 2026\r\nI sängen 23.00–07.00, sov omkring 5 timmar och 30 minuter\r\n' +
        'Somnade efter 30 min. Vaknade 2 gånger, vaken 45 min. Sömn 3\u00a0av\u00a05. Jag drack alkohol på kvällen.\r\n',
    );
    const [heads, row] = diaryAsCsv([night()]).split('\r\n');
    expect(heads?.split(';')).toHaveLength(13);
    expect(row).toBe('2026-03-05;23:00;23:15;30;2;45;06:00;07:00;3;nej;nej;ja;nej');
  });

  it.each([
    [0, '0 minuter'],
    [1, '1 minut'],
    [60, '1 timme'],
    [75, '1 timme och 15 minuter'],
    [480, '8 timmar'],
  ])('says %i minutes in words', (minutes, words) => {
    expect(lengthInWords(minutes)).toBe(words);
  });

  it('names the day by the visitor’s own clock', () => {
    expect(localDay(new Date(2026, 2, 5, 0, 30))).toBe('2026-03-05');
  });
});
