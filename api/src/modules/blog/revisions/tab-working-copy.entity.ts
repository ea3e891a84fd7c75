import { Column, Entity } from 'typeorm';
import { WorkingCopyEntity } from './working-copy.entity';

/** Unsaved text of one tab. */
@Entity('tab_working_copies')
export class TabWorkingCopyEntity extends WorkingCopyEntity {
  @Column('text')
  tab: string;
}
