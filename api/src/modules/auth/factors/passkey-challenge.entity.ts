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

  @Column('timestamptz', { name: 'expires_at' })
  expiresAt: Date;
}
