import { expect, it } from '@jest/globals';
import { shareLinks } from './share.logic';

const links = shareLinks({
  title: 'Sömn & vila: 100 %',
  excerpt: 'Om att somna. Lugnt?',
  url: 'https://stillsam.se/kunskapsbibliotek/somn-och-vila',
});

it('mails the title as subject, and the excerpt and the link as body', () => {
  const { protocol, search } = new URL(links.email);
  expect(protocol).toBe('mailto:');
  expect(new URLSearchParams(search).get('subject')).toBe('Sömn & vila: 100 %');
  expect(new URLSearchParams(search).get('body')).toBe(
    'Om att somna. Lugnt?\r\n\r\nhttps://stillsam.se/kunskapsbibliotek/somn-och-vila',
  );
});

it('writes spaces in a mail as mail programs read them', () => {
  expect(links.email).not.toContain('+');
});

it('sends title and link to WhatsApp', () => {
  expect(new URL(links.whatsapp).searchParams.get('text')).toBe(
    'Sömn & vila: 100 % https://stillsam.se/kunskapsbibliotek/somn-och-vila',
  );
});

it('leads to a profile on Instagram and a page on Messenger', () => {
  expect(links.instagram).toMatch(/^https:\/\/www\.instagram\.com\//);
  expect(links.messenger).toMatch(/^https:\/\/m\.me\//);
});

it('mails the link alone where there is no excerpt', () => {
  const { email } = shareLinks({ title: 'Lugn', excerpt: '', url: 'https://stillsam.se/a' });
  expect(new URLSearchParams(new URL(email).search).get('body')).toBe('https://stillsam.se/a');
});

it('leads to the accounts of the site', () => {
  expect(links.instagram).toBe('https://www.instagram.com/stillsam');
  expect(links.messenger).toBe('https://m.me/stillsam');
  expect(links.whatsapp).toMatch(/^https:\/\/wa\.me\/\?text=/);
});
