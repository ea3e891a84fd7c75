import { expect, it } from '@jest/globals';
import { shareLinks, socialAccounts } from './share-links';

const PLACEHOLDERS = socialAccounts('http://localhost:4200', { instagram: 'vart.konto', messenger: null });

const SUBJECT = {
  slug: 'somn-och-vila',
  title: 'Sömn & vila: 100 %',
  excerpt: 'Om att somna. Lugnt?',
  url: 'https://stillsam.se/kunskapsbibliotek/somn-och-vila',
};
const links = shareLinks(SUBJECT, PLACEHOLDERS);

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

it('mails the link alone where there is no excerpt', () => {
  const { email } = shareLinks(
    { slug: 'a', title: 'Lugn', excerpt: '', url: 'https://stillsam.se/a' },
    PLACEHOLDERS,
  );
  expect(new URLSearchParams(new URL(email).search).get('body')).toBe('https://stillsam.se/a');
});

it('leads to the specified placeholders on the own machine', () => {
  expect(links.instagram).toBe('https://www.instagram.com/stillsam');
  expect(links.messenger).toBe('https://m.me/stillsam');
  expect(links.whatsapp).toMatch(/^https:\/\/wa\.me\/\?text=/);
});

it('leads to no account on a public site that its owner has not named', () => {
  const nobody = { instagram: null, messenger: null };
  expect(shareLinks(SUBJECT, socialAccounts('https://stillsam.se', nobody))).toMatchObject({
    instagram: null,
    messenger: '/dela/messenger/somn-och-vila',
  });
});

it('leads to the accounts that the owner names', () => {
  const owned = { instagram: 'vart.konto', messenger: 'vart/konto' };
  expect(shareLinks(SUBJECT, socialAccounts('https://stillsam.se', owned))).toMatchObject({
    instagram: 'https://www.instagram.com/vart.konto',
    messenger: 'https://m.me/vart%2Fkonto',
  });
});
