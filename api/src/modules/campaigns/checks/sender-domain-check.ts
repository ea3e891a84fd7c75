import { createPublicKey, type KeyObject } from 'node:crypto';
import { Resolver } from 'node:dns/promises';
import type { ApiConfig } from '../../../config/env';
import { error, ok, unknown, warning, type Finding } from './check';

/** What the checks need of a DNS client. */
type TxtResolver = Pick<Resolver, 'resolveTxt'>;

const TIMEOUT_MS = 3000;
/** Domains that no public DNS has (RFC 2606, RFC 6762). */
const NOT_PUBLIC = /(?:^|\.)(?:local|localhost|test|example|invalid|internal)$/i;
const NO_RECORD = new Set(['ENOTFOUND', 'ENODATA']);

/** Gives up three seconds from now, however many servers there are to ask. */
export function createTxtResolver(): TxtResolver {
  const resolver = new Resolver({ timeout: TIMEOUT_MS, tries: 1 });
  setTimeout(() => resolver.cancel(), TIMEOUT_MS).unref();
  return resolver;
}

const notLookedUp = (domain: string): Finding =>
  unknown(
    NOT_PUBLIC.test(domain)
      ? `Avsändarens domän ${domain} är bara till för prov, så det finns inget att slå upp. Brevet kan ändå provas här.`
      : `Det gick inte att slå upp ${domain} just nu. Försök igen om en stund.`,
  );

/** Whether the domain says which servers send its mails (SPF). */
export async function checkSpf(domain: string, resolver: TxtResolver): Promise<Finding> {
  const records = await findRecords(domain, 'v=spf1', resolver);
  if (!records) return notLookedUp(domain);
  if (records.length === 0)
    return warning(
      `${domain} säger inte vilka servrar som får skicka dess mejl (SPF saknas). Då hamnar brev lättare i skräpposten. Be den som sköter domänen att lägga till en SPF-post.`,
    );
  if (records.length > 1)
    return error(
      `${domain} har ${records.length} SPF-poster, och då räknas ingen av dem. Be den som sköter domänen att slå ihop dem till en.`,
    );
  return ok(`${domain} säger vilka servrar som får skicka dess mejl.`);
}

/** Whether the key that letters are signed with is published (DKIM). */
export async function checkDkim(
  domain: string,
  dkim: ApiConfig['campaigns']['dkim'],
  resolver: TxtResolver,
): Promise<Finding> {
  if (!dkim)
    return unknown(
      'Breven signeras inte här. Oftast gör mejlservern det (DKIM). Skicka ett prov till dig själv och se att mejlet är signerat.',
    );
  const host = `${dkim.keySelector}._domainkey.${dkim.domainName}`;
  const records = await findRecords(host, '', resolver);
  if (!records) return notLookedUp(dkim.domainName);
  const key = records
    .map((record) => /(?:^|;)\s*p=([^;]*)/.exec(record)?.[1]?.replace(/\s/g, ''))
    .find(Boolean);
  if (!key)
    return error(
      `Nyckeln som breven signeras med finns inte på ${host} (DKIM). Då ser signaturen falsk ut. Be den som sköter domänen att lägga till den.`,
    );
  if (!isKeyOf(dkim.privateKey, key))
    return error(
      `Nyckeln på ${host} är en annan än den som breven signeras med (DKIM). Då ser signaturen falsk ut. Be den som sköter domänen att byta den.`,
    );
  if (!isWithin(domain, dkim.domainName))
    return warning(
      `Breven signeras för ${dkim.domainName} men skickas från ${domain}. Signera för avsändarens egen domän.`,
    );
  return ok(`Breven signeras för ${dkim.domainName}, så att mottagaren ser att de är äkta.`);
}

/** Whether the domain says what to do with mails that only pretend to come from it (DMARC). */
export async function checkDmarc(domain: string, resolver: TxtResolver): Promise<Finding> {
  // A domain without a record of its own goes by that of the domain above.
  const above = domain.split('.').slice(-2).join('.');
  for (const host of new Set([domain, above])) {
    const records = await findRecords(`_dmarc.${host}`, 'v=DMARC1', resolver);
    if (!records) return notLookedUp(domain);
    const [record] = records;
    if (record === undefined) continue;
    return /;\s*p=none\b/i.test(record)
      ? ok(
          `${host} har en DMARC-post som bara bevakar (p=none). Det räcker för att skicka, och kan skärpas till p=quarantine.`,
        )
      : ok(`${host} ber mottagare att stoppa förfalskade mejl.`);
  }
  return warning(
    `${domain} säger inte vad som ska hända med förfalskade mejl (DMARC saknas). Gmail och Yahoo kräver det av den som skickar till många. Be den som sköter domänen att lägga till posten _dmarc.${above}.`,
  );
}

/** Undefined where it cannot be known. */
async function findRecords(
  host: string,
  start: string,
  resolver: TxtResolver,
): Promise<string[] | undefined> {
  if (NOT_PUBLIC.test(host)) return undefined;
  try {
    const records = await resolver.resolveTxt(host);
    return records
      .map((pieces) => pieces.join(''))
      .filter((record) => record.toLowerCase().startsWith(start.toLowerCase()));
  } catch (error) {
    return NO_RECORD.has(Object(error).code) ? [] : undefined;
  }
}

function isKeyOf(privateKey: string, published: string): boolean {
  const key = readPublicKey(privateKey);
  if (!key) return false;
  const bytes = key.export({ type: 'spki', format: 'der' });
  // RFC 8463: of Ed25519 the 32 bytes of the key alone are published.
  const expected = key.asymmetricKeyType === 'ed25519' ? bytes.subarray(-32) : bytes;
  return expected.equals(Buffer.from(published, 'base64'));
}

function readPublicKey(privateKey: string): KeyObject | undefined {
  try {
    return createPublicKey(privateKey);
  } catch {
    // A key that cannot be read signs nothing.
    return undefined;
  }
}

/** Whether one of the domains is the other, or above it. */
function isWithin(domain: string, signer: string): boolean {
  return domain === signer || domain.endsWith(`.${signer}`) || signer.endsWith(`.${domain}`);
}
