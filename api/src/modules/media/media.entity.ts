import { Column, CreateDateColumn, Entity, PrimaryGeneratedColumn } from 'typeorm';

/** Pixels. */
export interface ImageSize {
  width: number;
  height: number;
}

@Entity('media')
export class MediaEntity {
  /** bigint: TypeORM hands it out as a string. */
  @PrimaryGeneratedColumn('identity', { type: 'bigint', generatedIdentity: 'ALWAYS' })
  id: string;

  /** Hash of the uploaded file; name of its folder. */
  @Column('text')
  hash: string;

  @Column('text')
  alt: string;

  /** Each exists in every format; smallest first. */
  @Column('jsonb')
  sizes: ImageSize[];

  @Column('bigint', { name: 'created_by', nullable: true })
  createdBy: string | null;

  @CreateDateColumn({ name: 'created_at', type: 'timestamptz' })
  createdAt: Date;
}
