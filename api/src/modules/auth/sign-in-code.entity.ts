import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A code that can be exchanged for a session once. Only its hash is stored. */
@Entity('sign_in_codes')
export class SignInCodeEntity {
  @PrimaryColumn('text', { name: 'code_hash' })
  codeHash: string;

  @Column('bigint', { name: 'user_id' })
  userId: string;

  @Column('timestamptz', { name: 'expires_at' })
  expiresAt: Date;
}
