import { CreateDateColumn, PrimaryGeneratedColumn } from 'typeorm';

/** A row that the database numbers. */
export abstract class NumberedRow {
  /** bigint: TypeORM hands it out as a string. */
  @PrimaryGeneratedColumn('identity', { type: 'bigint', generatedIdentity: 'ALWAYS' })
  id: string;
}

/** A numbered row with the time of its insertion. */
export abstract class DatedRow extends NumberedRow {
  @CreateDateColumn({ name: 'created_at', type: 'timestamptz' })
  createdAt: Date;
}
