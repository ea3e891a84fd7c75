import {
  Column,
  CreateDateColumn,
  Entity,
  JoinColumn,
  ManyToOne,
  PrimaryColumn,
  PrimaryGeneratedColumn,
} from 'typeorm';
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

/** A browser in which a user has signed in, known by the hash of a random text in its cookie. */
@Entity('known_devices')
export class KnownDeviceEntity {
  @PrimaryColumn('bigint', { name: 'user_id' })
  userId: string;

  @PrimaryColumn('text', { name: 'device_hash' })
  deviceHash: string;

  @Column('timestamptz', { name: 'seen_at' })
  seenAt: Date;
}

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
