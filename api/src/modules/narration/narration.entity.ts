import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { NarrationDto } from './narrations.dto';

/** What a visitor is told of the audio, beside where it is. */
export type NarrationDetails = Omit<NarrationDto, 'text' | 'src'>;

/** The audio of a text that visitors can read. A published text without a row that fits it is the job to make one. */
@Entity('narrations')
export class NarrationEntity {
  /** `post/12/whole`, `guide/lugnare-kvallar/2` or `exercise/evening`. */
  @PrimaryColumn('text')
  source: string;

  /** The product whose buyers alone may hear it. */
  @Column('text', { nullable: true })
  product: string | null;

  /** The version of the text, and the voice and list of words, that it was last compared with. */
  @Column('text', { name: 'based_on', nullable: true })
  basedOn: string | null;

  /** `spokenHash` of the text; null before it is made. */
  @Column('text', { name: 'text_hash', nullable: true })
  textHash: string | null;

  /** Hash of what is said and by which voice; name of the file. */
  @Column('text', { name: 'audio_hash', nullable: true })
  audioHash: string | null;

  @Column('jsonb', { nullable: true })
  details: NarrationDetails | null;

  /** Why the last attempt failed. */
  @Column('text', { nullable: true })
  failure: string | null;

  /** While it is made, and after a failure: when it may be taken up again. */
  @Column('timestamptz', { name: 'due_at', nullable: true })
  dueAt: Date | null;
}
