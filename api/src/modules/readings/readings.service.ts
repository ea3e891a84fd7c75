import { Injectable } from '@nestjs/common';
import { isExerciseSlug } from '@stillsam/paths';
import { Database } from '../../database/database';
import type { ReadingDto, ReadingsDto } from './readings.dto';
import { addReading, findDays, findSlugs } from './readings.repository';

/** How often articles and exercises are opened, by nobody in particular. */
@Injectable()
export class ReadingsService {
  constructor(private readonly database: Database) {}

  /** Counts one more. A page that does not exist is ignored, so that nobody fills the table with names. */
  async count(reading: ReadingDto): Promise<void> {
    if (reading.kind === 'exercise' && !isExerciseSlug(reading.slug)) return;
    await addReading(this.database.manager, reading);
  }

  /** The last days until today, by day and by page. */
  async read(dayCount: number): Promise<ReadingsDto> {
    const { manager } = this.database;
    const [days, articles, exercises] = await Promise.all([
      findDays(manager, dayCount),
      findSlugs(manager, dayCount, 'article'),
      findSlugs(manager, dayCount, 'exercise'),
    ]);
    return { days, articles, exercises };
  }
}
