import { describe, expect, it } from '@jest/globals';
import { isUrgent } from './private-text';

describe('isUrgent', () => {
  it.each([
    'Jag vill inte leva längre',
    'jag VILL  inte\nleva',
    'Jag tänker på att ta mitt liv.',
    'Jag vill bara dö',
    'Rädd att jag ska skada mig själv',
    'Jag tänker på självmordet hela tiden',
    'Alla har det bättre utan mig',
  ])('finds words of suicide or self-harm: %s', (text) => {
    expect(isUrgent(text)).toBe(true);
  });

  it.each([
    '',
    'Jag vill leva',
    'Jag kan inte leva upp till kraven',
    'Det var mitt livs resa, och jag vill ta mitt livs chans',
    'Jag vill ta mitt liv på allvar',
    'Jag skar mig i fingret',
    'Det verkar inte finnas någon lösning',
    'Tänk om jag dör på planet',
  ])('finds none: %s', (text) => {
    expect(isUrgent(text)).toBe(false);
  });

  it('counts a denial, since the thought is there, but not the fear of death', () => {
    expect(isUrgent('Jag vill inte ta mitt liv')).toBe(true);
    expect(isUrgent('Jag tänker inte skada mig själv')).toBe(true);
    expect(isUrgent('Jag vill inte dö')).toBe(false);
  });

  it('counts a figure of speech too, since the card can be passed by', () => {
    expect(isUrgent('Stressen tar livet av mig')).toBe(true);
  });
});
