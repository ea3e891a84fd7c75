import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';

/** A code that stands in for a lost factor once. Only its hash is stored. */
@Entity('recovery_codes')
export class RecoveryCodeEntity {
  @PrimaryGeneratedColumn('identity', { type: 'bigint', generatedIdentity: 'ALWAYS' })
  id: string;

  @Column('bigint', { name: 'user_id' })
  userId: string;

  @Column('text', { name: 'code_hash' })
  codeHash: string;
}
