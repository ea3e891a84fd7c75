import { Column, Entity, JoinColumn, ManyToOne, PrimaryColumn } from 'typeorm';
import { UserEntity } from '../auth/user.entity';

/** A mailed link that sets a new password once. Only the hash of its token is stored. */
@Entity('password_resets')
export class PasswordResetEntity {
  @PrimaryColumn('text', { name: 'token_hash' })
  tokenHash: string;

  @Column('bigint', { name: 'user_id' })
  userId: string;

  @ManyToOne(() => UserEntity)
  @JoinColumn({ name: 'user_id' })
  user: UserEntity;

  @Column('timestamptz', { name: 'expires_at' })
  expiresAt: Date;
}
