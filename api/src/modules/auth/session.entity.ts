import { Column, CreateDateColumn, Entity, JoinColumn, ManyToOne, PrimaryGeneratedColumn } from 'typeorm';
import { UserEntity } from './user.entity';

/** One sign-in of a user. A token is valid while its session exists, and is renewed by the secret of a cookie. */
@Entity('sessions')
export class SessionEntity {
  @PrimaryGeneratedColumn('uuid')
  id: string;

  @Column('bigint', { name: 'user_id' })
  userId: string;

  @ManyToOne(() => UserEntity)
  @JoinColumn({ name: 'user_id' })
  user: UserEntity;

  /** Browser and system only. */
  @Column('text')
  device: string;

  @CreateDateColumn({ name: 'created_at', type: 'timestamptz' })
  createdAt: Date;

  @Column('timestamptz', { name: 'last_seen_at' })
  lastSeenAt: Date;

  @Column('timestamptz', { name: 'expires_at' })
  expiresAt: Date;

  /** When its user last proved who they are: by signing in, or by a step-up. */
  @Column('timestamptz', { name: 'confirmed_at' })
  confirmedAt: Date;

  /** Of the secret that renews the token next. */
  @Column('text', { name: 'renewal_hash', default: '' })
  renewalHash: string;

  /** Of the secret before it: who shows it may have stolen it. */
  @Column('text', { name: 'former_renewal_hash', default: '' })
  formerRenewalHash: string;

  @Column('timestamptz', { name: 'renewed_at' })
  renewedAt: Date;
}
