import { Column, Entity } from 'typeorm';
import { NumberedRow } from '../../database/rows';

export const AUDIT_OUTCOMES = ['done', 'refused'] as const;
export type AuditOutcome = (typeof AUDIT_OUTCOMES)[number];

@Entity('audit_log')
export class AuditEntryEntity extends NumberedRow {
  @Column('timestamptz', { default: () => 'now()' })
  at: Date;

  @Column('bigint', { name: 'actor_id' })
  actorId: string;

  /** Name of the call, as in the contract: `Posts_update`. */
  @Column('text')
  action: string;

  /** Ids of the changed rows; empty for none. */
  @Column('text')
  target: string;

  @Column('text')
  outcome: AuditOutcome;

  /** Error code of a refused call. */
  @Column('text', { nullable: true })
  code: string | null;

  /** Browser and system of the session; null where there was none. */
  @Column('text', { nullable: true })
  device: string | null;

  @Column('text', { name: 'request_id' })
  requestId: string;
}
