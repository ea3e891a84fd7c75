import { readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { ERROR_CODES } from '@stillsam/contracts';
import { auditAction } from '../../features/labels/audit-actions.copy';
import { AUDIT_COPY } from './audit.copy';

interface Operation {
  operationId: string;
  responses: Record<string, unknown>;
  security?: unknown;
}

const CONTRACT: { paths: Record<string, Record<string, Operation>> } = JSON.parse(
  readFileSync('libs/contracts/openapi.json', 'utf8'),
);

/** Calls that change something and that admins alone may make, as the API logs them. */
const LOGGED = Object.values(CONTRACT.paths)
  .flatMap((methods) => Object.entries(methods))
  .filter(([method, { responses, security }]) => method !== 'get' && security && '403' in responses)
  .map(([, { operationId }]) => operationId)
  // Typing changes nothing that anybody else sees.
  .filter((name) => !name.startsWith('WorkingCopies_'));

/** Kinds of data with a period in the privacy policy. */
const KEPT = (JSON.parse(readFileSync('content/retention.json', 'utf8')) as { id: string }[]).map(
  ({ id }) => id,
);

describe('the vocabulary of the event log', () => {
  it.each(LOGGED)('names %s in Swedish, and what it is about', (name) => {
    expect(auditAction(name)).not.toBe(name);
    expect(AUDIT_COPY.subjectOf(name)).toBeDefined();
  });

  it.each(ERROR_CODES)('tells in Swedish why %s refused a call', (code) => {
    expect(AUDIT_COPY.refusal(code)).toMatch(/^Nekad: [a-zåäöA-Z ,-]+$/);
  });

  it.each(KEPT)('names in Swedish what a purge deleted: %s', (id) => {
    expect(AUDIT_COPY.target(`${id} 2`)).toMatch(/^[a-zåäö ]+ 2$/);
    expect(AUDIT_COPY.target(`${id} 2`)).not.toBe(`${id} 2`);
  });

  it('names in Swedish the facts that a change of settings touched', () => {
    expect(AUDIT_COPY.target('reach, email, phone')).toBe(
      'Avsändare och kontakt: E-postadress, Telefonnummer',
    );
    expect(AUDIT_COPY.target('processors, email, none')).toBe(
      'Leverantörer och personuppgifter: Leverantör av mejl',
    );
    expect(AUDIT_COPY.target('social')).toBe('Sociala konton');
  });

  it('counts rows without a name, and names parts of the site and helplines', () => {
    expect(['7', '7/12', 'linje-m1x2', '1,2,3', 'site', 'bris'].map(AUDIT_COPY.target)).toEqual([
      '',
      '',
      '',
      '3 stycken',
      'Webbplatsen',
      'Bris',
    ]);
  });

  it('says what a change of many subscribers was to do', () => {
    expect(AUDIT_COPY.target('delete 2 active')).toBe('Ta bort: 2, aktiv');
    expect(AUDIT_COPY.target('unsubscribe 14 all')).toBe('Avregistrera: 14');
  });

  it('shows an unknown action as it is, and no unknown code', () => {
    expect(auditAction('New_thing')).toBe('New_thing');
    expect(AUDIT_COPY.refusal('NEW_CODE')).toBe('Nekad');
  });
});
