import { readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { ERROR_CODES } from '@stillsam/contracts';
import { AUDIT_COPY } from './audit.copy';

interface Operation {
  operationId: string;
  responses: Record<string, unknown>;
}

const CONTRACT: { paths: Record<string, Record<string, Operation>> } = JSON.parse(
  readFileSync('libs/contracts/openapi.json', 'utf8'),
);

/** Calls that change something and that admins alone may make, as the API logs them. */
const LOGGED = Object.values(CONTRACT.paths)
  .flatMap((methods) => Object.entries(methods))
  .filter(([method, { responses }]) => method !== 'get' && '403' in responses)
  .map(([, { operationId }]) => operationId)
  // Typing changes nothing that anybody else sees.
  .filter((name) => !name.startsWith('WorkingCopies_'));

describe('the words of the event log', () => {
  it.each(LOGGED)('name %s in Swedish', (name) => {
    expect(AUDIT_COPY.action(name)).not.toBe(name);
  });

  it.each(ERROR_CODES)('tell in Swedish why %s refused a call', (code) => {
    expect(AUDIT_COPY.reason(code)).not.toBe(code);
  });

  it('show what is not known as it is', () => {
    expect(AUDIT_COPY.action('New_thing')).toBe('New_thing');
    expect(AUDIT_COPY.reason('NEW_CODE')).toBe('NEW_CODE');
  });
});
