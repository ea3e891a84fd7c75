import { Body, Controller, Delete, Get, HttpCode, Param, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Answers, AnswersCreated } from '../../../contract/answers';
import { RequireArea } from '../../auth/access';
import { SaveSegmentDto, SegmentDto, SegmentsDto } from './segments.dto';
import { SegmentsService } from './segments.service';

@ApiTags('newsletter, admin')
@RequireArea('subscribers')
@Controller('api/admin/newsletter/segments')
export class SegmentsController {
  constructor(private readonly segments: SegmentsService) {}

  @Get()
  @Answers(SegmentsDto)
  list(): Promise<SegmentsDto> {
    return this.segments.list();
  }

  @Post()
  @AnswersCreated(SegmentDto, 409)
  save(@Body() segment: SaveSegmentDto): Promise<SegmentDto> {
    return this.segments.save(segment);
  }

  @Delete(':id')
  @HttpCode(204)
  remove(@Param('id') id: string): Promise<void> {
    return this.segments.remove(id);
  }
}
