import { Column, Entity } from 'typeorm';
import { NumberedRow } from '../../../database/rows';

/** A code that stands in for a lost factor once. Only its hash is stored. */
@Entity('recovery_codes')
export class RecoveryCodeEntity extends NumberedRow {
  @Column('bigint', { name: 'user_id' })
  userId: string;

  @Column('text', { name: 'code_hash' })
  codeHash: string;
}
