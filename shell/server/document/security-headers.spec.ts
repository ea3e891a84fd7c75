import { describe, expect, it } from '@jest/globals';
import { CspEvaluator } from 'csp_evaluator';
import { Severity } from 'csp_evaluator/dist/finding.js';
import { CspParser } from 'csp_evaluator/dist/parser.js';
import { SPECULATION_RULES_HASH } from './speculation-rules';
import { NO_DOCUMENT_POLICY, originPolicy, scriptStartPolicy } from './security-headers';

const SOURCES = {
  scriptHashes: ["'sha384-Zm9v'", "'sha384-YmFy'"],
  inlineScriptHash: "'sha256-YmF6'",
  styleHashes: ["'sha256-c3R5bGU='"],
  remoteOrigins: ['https://site.stillsam.example', 'https://exercises.stillsam.example'],
  hasWorker: true,
  analyticsOrigin: 'https://statistik.example',
  paymentOrigin: null,
  trustedTypes: ['stillsam-shell', 'dompurify'],
};

/** What the evaluator calls high, certain or not, and every fault of syntax. */
function gravest(policy: string): string[] {
  const findings = new CspEvaluator(new CspParser(policy).csp).evaluate();
  return findings
    .filter(({ severity }) => severity <= Severity.HIGH_MAYBE)
    .map(({ directive, value, description }) => `${directive} ${value ?? ''}: ${description}`);
}

const directivesOf = (policy: string) => policy.split('; ');

describe('the content security policy of a page', () => {
  it.each([
    ['the header', originPolicy(SOURCES)],
    ['the document', scriptStartPolicy(SOURCES)],
    ['a response that is no document', NO_DOCUMENT_POLICY],
  ])('has no grave finding in %s', (_, policy) => {
    expect(gravest(policy)).toEqual([]);
  });

  it('lets pages read from their own origin and the analytics alone, and in development from the remotes', () => {
    const connectOf = (policy: string) =>
      directivesOf(policy).filter((text) => text.startsWith('connect-src'));
    expect(connectOf(originPolicy(SOURCES))).toEqual(["connect-src 'self' https://statistik.example"]);
    const { remoteOrigins } = SOURCES;
    expect(connectOf(originPolicy({ ...SOURCES, connectOrigins: remoteOrigins }))).toEqual([
      "connect-src 'self' https://statistik.example https://site.stillsam.example https://exercises.stillsam.example",
    ]);
  });

  it('starts pinned scripts only, and lets nothing embed or base', () => {
    const start = scriptStartPolicy(SOURCES);
    expect(directivesOf(start)).toEqual([
      `script-src ${SPECULATION_RULES_HASH} 'sha256-YmF6' 'sha384-Zm9v' 'sha384-YmFy' 'strict-dynamic'`,
      "worker-src 'self'",
      "object-src 'none'",
      "base-uri 'none'",
    ]);
  });

  it('says in the header where everything may come from, each directive for all its sources', () => {
    const sources = { ...SOURCES, styleHashes: ["'sha256-c3R5bGU='", "'sha256-c3R5bGUy'"] };
    expect(directivesOf(originPolicy(sources))).toEqual([
      "default-src 'none'",
      `script-src 'self' ${SPECULATION_RULES_HASH} https://site.stillsam.example https://exercises.stillsam.example https://statistik.example 'sha256-YmF6'`,
      "style-src 'self' https://site.stillsam.example https://exercises.stillsam.example 'sha256-c3R5bGU=' 'sha256-c3R5bGUy'",
      "font-src 'self' https://site.stillsam.example https://exercises.stillsam.example",
      "img-src 'self' https://site.stillsam.example https://exercises.stillsam.example",
      "media-src 'self' blob:",
      "connect-src 'self' https://statistik.example",
      "manifest-src 'self'",
      "worker-src 'self'",
      "object-src 'none'",
      "base-uri 'none'",
      "form-action 'self'",
      "frame-ancestors 'none'",
      "require-trusted-types-for 'script'",
      'trusted-types stillsam-shell dompurify',
      'report-uri /csp-report',
    ]);
  });

  it('names no analytics where there is none, and no worker where none may be installed', () => {
    const policy = directivesOf(originPolicy({ ...SOURCES, analyticsOrigin: null, hasWorker: false }));
    expect(policy).toEqual(
      expect.arrayContaining([
        `script-src 'self' ${SPECULATION_RULES_HASH} https://site.stillsam.example https://exercises.stillsam.example 'sha256-YmF6'`,
        "connect-src 'self'",
        "worker-src 'none'",
      ]),
    );
  });

  it('lets a form lead to the page of the payment provider on checkout alone', () => {
    const policy = originPolicy({ ...SOURCES, paymentOrigin: 'https://checkout.stripe.com' });
    expect(directivesOf(policy)).toContain("form-action 'self' https://checkout.stripe.com");
  });
});

describe('a policy with a known weakness', () => {
  it.each([
    "script-src 'unsafe-inline'; object-src 'none'; base-uri 'none'",
    "script-src 'sha256-YmF6' 'strict-dynamic'",
    'default-src *',
  ])('has a grave finding: %s', (policy) => {
    expect(gravest(policy)).not.toEqual([]);
  });
});
