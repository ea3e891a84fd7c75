import { Column, Entity, PrimaryColumn } from 'typeorm';

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
