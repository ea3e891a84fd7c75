import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A challenge that one browser may answer once. */
@Entity('passkey_challenges')
export class PasskeyChallengeEntity {
  /** Base64url. */
  @PrimaryColumn('text')
  challenge: string;

  /** Ceremony, and the session or the browser that may answer: `register <session>`. */
  @Column('text', { name: 'bound_to' })
  boundTo: string;

  /** Null where it is not known yet who signs in. */
  @Column('bigint', { name: 'user_id', nullable: true })
  userId: string | null;

  @Column('timestamptz', { name: 'expires_at' })
  expiresAt: Date;
}
