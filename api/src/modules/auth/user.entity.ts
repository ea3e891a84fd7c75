import { Column, Entity, UpdateDateColumn } from 'typeorm';
import { DatedRow } from '../../database/rows';

/** What each may do stands in `permissions.ts`. `admin` is the owner. */
export const ROLES = ['admin', 'editor', 'care', 'reviewer', 'team', 'user'] as const;
export type Role = (typeof ROLES)[number];

@Entity('users')
export class UserEntity extends DatedRow {
  /** As typed; unique without regard to case. */
  @Column('text')
  email: string;

  @Column('text')
  username: string;

  /** For bylines; empty until the user sets it. */
  @Column('text', { default: '' })
  name: string;

  @Column('text', { name: 'password_hash' })
  passwordHash: string;

  @Column('text')
  role: Role;

  /** Waits for its user, who has not chosen a password yet. */
  @Column('boolean', { name: 'is_invited', default: false })
  isInvited: boolean;

  /** Of a member of a team: the parts that the account may roll back. */
  @Column('text', { array: true })
  parts: string[];

  /** Raised to revoke every token at once. */
  @Column('integer', { name: 'token_version' })
  tokenVersion: number;

  /** By when an account that needs a second factor has to have one. */
  @Column('timestamptz', { name: 'second_factor_due_at', default: () => `now() + interval '7 days'` })
  secondFactorDueAt: Date;

  @UpdateDateColumn({ name: 'updated_at', type: 'timestamptz' })
  updatedAt: Date;
}
