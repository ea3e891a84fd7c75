import { generateKeyPairSync } from 'node:crypto';
import { describe, expect, it } from '@jest/globals';
import { checkDkim, checkDmarc, checkSpf } from './sender-domain-check';

const DOMAIN = 'brev.stillsam.se';

/** Answers from a list; other names do not exist. */
const dns = (records: Record<string, string[][]>) => ({
  resolveTxt: async (host: string) => {
    const found = records[host];
    if (!found) throw Object.assign(new Error('no such name'), { code: 'ENOTFOUND' });
    return found;
  },
});
const failing = {
  resolveTxt: async () => {
    throw Object.assign(new Error('no answer'), { code: 'ETIMEOUT' });
  },
};

describe('SPF', () => {
  it.each([
    [[['v=spf1 include:a.se ', '-all']], 'ok', 'säger vilka servrar'],
    [[['annat']], 'warning', 'SPF saknas'],
    [[['v=spf1 -all'], ['V=SPF1 ~all']], 'error', '2 SPF-poster'],
  ])('gives the records %j the state %s', async (records, state, said) => {
    expect(await checkSpf(DOMAIN, dns({ [DOMAIN]: records }))).toMatchObject({
      state,
      message: expect.stringContaining(said),
    });
  });

  it('warns of a domain without any record', async () => {
    expect((await checkSpf(DOMAIN, dns({}))).state).toBe('warning');
  });
});

describe('DMARC', () => {
  it.each([
    ['_dmarc.brev.stillsam.se', 'v=DMARC1; p=quarantine', 'ok', 'stoppa förfalskade'],
    ['_dmarc.stillsam.se', 'v=DMARC1; p=reject', 'ok', 'stillsam.se ber'],
    ['_dmarc.stillsam.se', 'v=DMARC1; p=none; rua=mailto:a@b.se', 'ok', 'p=none'],
    ['_dmarc.stillsam.se', 'annat', 'warning', 'DMARC saknas'],
  ])('gives %s with %s the state %s', async (host, record, state, said) => {
    expect(await checkDmarc(DOMAIN, dns({ [host]: [[record]] }))).toMatchObject({
      state,
      message: expect.stringContaining(said),
    });
  });
});

describe('DKIM', () => {
  const pair = (type: 'rsa' | 'ed25519') => {
    const { publicKey, privateKey } =
      type === 'rsa' ? generateKeyPairSync('rsa', { modulusLength: 2048 }) : generateKeyPairSync('ed25519');
    const bytes = publicKey.export({ type: 'spki', format: 'der' });
    return {
      privateKey: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
      published: (type === 'rsa' ? bytes : bytes.subarray(-32)).toString('base64'),
    };
  };
  const signing = (privateKey: string, domainName = 'stillsam.se') => ({
    domainName,
    keySelector: 'brev',
    privateKey,
  });
  const published = (key: string, host = 'brev._domainkey.stillsam.se') =>
    dns({ [host]: [['v=DKIM1; k=rsa; ', `p=${key.slice(0, 20)}`, key.slice(20)]] });

  it.each(['rsa', 'ed25519'] as const)('passes with the published %s key', async (type) => {
    const { privateKey, published: key } = pair(type);
    expect((await checkDkim(DOMAIN, signing(privateKey), published(key))).state).toBe('ok');
  });

  it('fails with no key, another key or an unreadable one', async () => {
    const [own, other] = [pair('rsa'), pair('rsa')];
    const none = await checkDkim(DOMAIN, signing(own.privateKey), dns({}));
    expect([none.state, none.message]).toEqual([
      'error',
      expect.stringContaining('finns inte på brev._domainkey'),
    ]);
    const wrong = await checkDkim(DOMAIN, signing(own.privateKey), published(other.published));
    expect([wrong.state, wrong.message]).toEqual(['error', expect.stringContaining('en annan')]);
    expect((await checkDkim(DOMAIN, signing('PRIVATE KEY'), published(own.published))).state).toBe('error');
  });

  it('warns where it signs for another domain than the sender’s', async () => {
    const { privateKey, published: key } = pair('ed25519');
    const resolver = published(key, 'brev._domainkey.annan.se');
    expect((await checkDkim(DOMAIN, signing(privateKey, 'annan.se'), resolver)).state).toBe('warning');
  });

  it('leaves a domain without a key of ours to the mail server', async () => {
    expect(await checkDkim(DOMAIN, undefined, failing)).toMatchObject({
      state: 'unknown',
      message: expect.stringContaining('mejlservern'),
    });
  });
});

describe('an unknown domain', () => {
  it('counts as unknown where no name server answers', async () => {
    for (const check of [checkSpf, checkDmarc])
      expect(await check(DOMAIN, failing)).toMatchObject({
        state: 'unknown',
        message: expect.stringContaining('Försök igen'),
      });
  });

  it.each(['stillsam.local', 'stillsam.example', 'localhost'])('makes no look-up for %s', async (domain) => {
    const asked: string[] = [];
    const resolver = {
      resolveTxt: async (host: string) => {
        asked.push(host);
        return [];
      },
    };
    for (const check of [checkSpf, checkDmarc])
      expect(await check(domain, resolver)).toMatchObject({
        state: 'unknown',
        message: expect.stringContaining('bara till för prov'),
      });
    expect(asked).toEqual([]);
  });
});
