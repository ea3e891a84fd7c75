import { Column, CreateDateColumn, Entity, PrimaryGeneratedColumn } from 'typeorm';

/** Pixels. */
export interface ImageSize {
  width: number;
  height: number;
}

/** A part of a picture, in percent of its width and height. */
export interface Crop {
  left: number;
  top: number;
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

  /** Hash of the picture that this one is a part of; null for one that was uploaded. */
  @Column('text', { name: 'crop_of', nullable: true })
  cropOf: string | null;

  @Column('jsonb', { nullable: true })
  crop: Crop | null;

  @Column('bigint', { name: 'created_by', nullable: true })
  createdBy: string | null;

  @CreateDateColumn({ name: 'created_at', type: 'timestamptz' })
  createdAt: Date;
}
