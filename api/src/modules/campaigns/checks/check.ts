import { Flag, ListOf, OneOf, Text } from '../../../contract/response-fields';

const CHECK_STATES = ['ok', 'warning', 'error', 'unknown'] as const;

/** One thing that is looked at before a letter is sent. */
export class CampaignCheckDto {
  @Text('Stable name of the check.') name: string;

  @OneOf(CHECK_STATES, 'error: the letter should not be sent like this.')
  state: (typeof CHECK_STATES)[number];

  @Flag('The letter does not start before this is mended.') blocks_start: boolean;
  @Text('Swedish: what was looked at.') title: string;
  @Text('Swedish: what was found, and what to do.') message: string;
}

export class CampaignChecksDto {
  @ListOf(CampaignCheckDto) checks: CampaignCheckDto[];
}

type CheckState = CampaignCheckDto['state'];

/** What was found about one thing. */
export interface Finding {
  state: CheckState;
  /** Swedish: what was found, and what to do. */
  message: string;
  /** The law asks for it: the letter does not start before it is mended. */
  blocksStart?: boolean;
}

const found =
  (state: CheckState) =>
  (message: string): Finding => ({ state, message });

export const warning = found('warning');
export const error = found('error');
export const unknown = found('unknown');
/** @param message left out of a finding that is one of several. */
export const ok = (message = ''): Finding => ({ state: 'ok', message });

const SEVERITY: readonly CheckState[] = ['ok', 'unknown', 'warning', 'error'];

/** One check made of several findings: the worst state, and what is said of all that are not ok. */
export function summarise(findings: readonly Finding[], whenOk: string): Finding {
  const notOk = findings.filter(({ state }) => state !== 'ok');
  const state = SEVERITY.findLast((severity) => notOk.some((finding) => finding.state === severity));
  if (!state) return ok(whenOk);
  return { state, message: notOk.map(({ message }) => message).join(' ') };
}
