import { Column, Entity } from 'typeorm';
import { NumberedRow } from '../../../database/rows';
import type { SegmentFilter } from './segments.dto';

/** A named filter of the list of subscribers, for every admin. */
@Entity('newsletter_segments')
export class SegmentEntity extends NumberedRow {
  @Column('text')
  name: string;

  @Column('jsonb')
  filter: SegmentFilter;
}
