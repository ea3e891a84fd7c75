import { Column, Entity } from 'typeorm';
import { DatedRow } from '../../database/rows';

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
export class MediaEntity extends DatedRow {
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
}
