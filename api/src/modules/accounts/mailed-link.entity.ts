import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A mailed link that sets a new password once. Only the hash of its token is stored. */
@Entity('password_resets')
export class PasswordResetEntity {
  @PrimaryColumn('text', { name: 'token_hash' })
  tokenHash: string;

  @Column('bigint', { name: 'user_id' })
  userId: string;

  @Column('timestamptz', { name: 'expires_at' })
  expiresAt: Date;
}

/** A new address that a user has asked for, until both mailboxes have confirmed it. */
@Entity('address_changes')
export class AddressChangeEntity {
  @PrimaryColumn('bigint', { name: 'user_id' })
  userId: string;

  @Column('text')
  email: string;

  /** Of the token that was mailed to the present address; null once it was used. */
  @Column('text', { name: 'old_token_hash', nullable: true })
  oldTokenHash: string | null;

  /** Of the token that was mailed to the new address; null once it was used. */
  @Column('text', { name: 'new_token_hash', nullable: true })
  newTokenHash: string | null;

  @Column('timestamptz', { name: 'expires_at' })
  expiresAt: Date;
}
