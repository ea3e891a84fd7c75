import { Body, Controller, Get, Post, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Answers, AnswersNothing } from '../../contract/answers';
import { Database } from '../../database/database';
import { Public, RequireArea } from '../auth/access';
import { LimitPerNet } from '../rate-limits/limit-per-net';
import { ReadingDto, ReadingsDto, ReadingsQueryDto } from './readings.dto';
import { addReading, findReadings } from './readings.repository';

/** One net may be that of many readers. */
const READINGS_PER_MINUTE = 60;

@ApiTags('readings')
@Controller('api/readings')
export class ReadingsController {
  constructor(private readonly database: Database) {}

  /** Counts that a page was read, by nobody in particular. */
  @Public()
  @Post()
  @LimitPerNet(READINGS_PER_MINUTE, { isStored: false })
  @AnswersNothing()
  count(@Body() reading: ReadingDto): Promise<void> {
    return addReading(this.database.manager, reading);
  }
}

@ApiTags('readings, admin')
@RequireArea('posts')
@Controller('api/admin/readings')
export class AdminReadingsController {
  constructor(private readonly database: Database) {}

  @Get()
  @Answers(ReadingsDto)
  read(@Query() { days }: ReadingsQueryDto): Promise<ReadingsDto> {
    return findReadings(this.database.manager, Number(days));
  }
}
