import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';
import type { SegmentFilter } from './segments.dto';

/** A named filter of the list of subscribers, for every admin. */
@Entity('newsletter_segments')
export class SegmentEntity {
  @PrimaryGeneratedColumn('identity', { type: 'bigint', generatedIdentity: 'ALWAYS' })
  id: string;

  @Column('text')
  name: string;

  @Column('jsonb')
  filter: SegmentFilter;
}
