import { Column, CreateDateColumn, Entity, PrimaryColumn } from 'typeorm';
import { NumberedRow } from '../../../database/rows';

/** A public key of a user, whose private half never leaves the user's device or keychain. */
@Entity('passkeys')
export class PasskeyEntity {
  /** Credential id, base64url. */
  @PrimaryColumn('text')
  id: string;

  @Column('bigint', { name: 'user_id' })
  userId: string;

  /** What its user calls it. */
  @Column('text')
  name: string;

  /** COSE. */
  @Column('bytea', { name: 'public_key' })
  publicKey: Buffer<ArrayBuffer>;

  /** Signatures so far; stays 0 for keys that are synchronised between devices. */
  @Column('bigint')
  counter: string;

  @Column('text', { array: true })
  transports: string[];

  @CreateDateColumn({ name: 'created_at', type: 'timestamptz' })
  createdAt: Date;

  @Column('timestamptz', { name: 'last_used_at', nullable: true })
  lastUsedAt: Date | null;
}

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

/** The app that makes a user's time-based codes, and beside it the one that its user is about to add. */
@Entity('authenticators')
export class AuthenticatorEntity {
  @PrimaryColumn('bigint', { name: 'user_id' })
  userId: string;

  /** Encrypted, so that the database alone makes no codes. */
  @Column('text', { name: 'sealed_secret' })
  sealedSecret: string;

  /** Time step of the last accepted code: no code counts twice. */
  @Column('bigint', { name: 'last_step', default: 0 })
  lastStep: string;

  /** Its user has entered a code of it. */
  @PrimaryColumn('boolean', { name: 'is_confirmed' })
  isConfirmed: boolean;
}

/** A code that stands in for a lost factor once. Only its hash is stored. */
@Entity('recovery_codes')
export class RecoveryCodeEntity extends NumberedRow {
  @Column('bigint', { name: 'user_id' })
  userId: string;

  @Column('text', { name: 'code_hash' })
  codeHash: string;
}
