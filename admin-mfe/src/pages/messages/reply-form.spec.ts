import { expect, it } from '@jest/globals';
import fc from 'fast-check';
import { replyLink } from './reply-form';

const MESSAGE = {
  name: 'Rut & Bo',
  email: 'rut+brev@stillsam.test',
  message: 'Hej.\nHur gör jag? 100 % lugn & ro',
  created_at: '2026-03-05T10:00:00Z',
};

it('quotes the message under a subject', () => {
  const url = new URL(replyLink(MESSAGE));
  expect(url.pathname).toBe('rut%2Bbrev@stillsam.test');
  expect(url.searchParams.get('subject')).toBe('Sv: Ditt meddelande till Stillsam');
  expect(url.searchParams.get('body')).toBe(
    '\r\n\r\nRut & Bo skrev 5 mars 2026 kl. 11.00:\r\n> Hej.\r\n> Hur gör jag? 100 % lugn & ro',
  );
});

it('never adds a recipient or a header of the writer’s choosing, whatever is written', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 3000 }), (message) => {
      const link = replyLink({
        ...MESSAGE,
        name: message.slice(0, 40).replace(/[\ud800-\udfff]/g, ''),
        message,
      });
      expect([...new URL(link).searchParams.keys()]).toEqual(['subject', 'body']);
      expect(link).not.toMatch(/[\r\n]/);
    }),
  );
});

const bodyOf = (message: string) =>
  new URL(replyLink({ ...MESSAGE, message })).searchParams.get('body')?.split('\r\n').slice(3);

it('quotes each line, whatever ends it', () => {
  expect(bodyOf('a\nb\r\nc\rd\n\ne')).toEqual(['> a', '> b', '> c', '> d', '> ', '> e']);
});

it('quotes 1200 characters at most, and says where it left some out', () => {
  expect(bodyOf('å'.repeat(1200))).toEqual([`> ${'å'.repeat(1200)}`]);
  expect(bodyOf('å'.repeat(1201))).toEqual([`> ${'å'.repeat(1200)} …`]);
  expect(bodyOf('😌'.repeat(1201))).toEqual([`> ${'😌'.repeat(1200)} …`]);
});
