import { Body, Controller, Get, Post, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Answers, AnswersNothing } from '../../contract/answers';
import { Public, RequireArea } from '../auth/access';
import { LimitPerNet } from '../rate-limits/limit-per-net';
import { ReadingDto, ReadingsDto, ReadingsQueryDto } from './readings.dto';
import { ReadingsService } from './readings.service';

/** One net may be that of many readers. */
const READINGS_PER_MINUTE = 60;

@ApiTags('readings')
@Controller('api/readings')
export class ReadingsController {
  constructor(private readonly readings: ReadingsService) {}

  /** Counts that a page was read, by nobody in particular. */
  @Public()
  @Post()
  @LimitPerNet(READINGS_PER_MINUTE, { isStored: false })
  @AnswersNothing()
  count(@Body() reading: ReadingDto): Promise<void> {
    return this.readings.count(reading);
  }
}

@ApiTags('readings, admin')
@RequireArea('posts')
@Controller('api/admin/readings')
export class AdminReadingsController {
  constructor(private readonly readings: ReadingsService) {}

  @Get()
  @Answers(ReadingsDto)
  read(@Query() { days }: ReadingsQueryDto): Promise<ReadingsDto> {
    return this.readings.read(Number(days));
  }
}
