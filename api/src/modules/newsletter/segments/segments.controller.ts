import { Body, Controller, Delete, Get, HttpCode, Param, Post } from '@nestjs/common';
import { ApiCreatedResponse, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { ApiErrors } from '../../../contract/api-errors.decorator';
import { RequireArea } from '../../auth/access';
import { SaveSegmentDto, SegmentDto, SegmentsDto } from './segments.dto';
import { SegmentsService } from './segments.service';

@ApiTags('newsletter, admin')
@RequireArea('subscribers')
@Controller('api/admin/newsletter/segments')
export class SegmentsController {
  constructor(private readonly segments: SegmentsService) {}

  @Get()
  @ApiOkResponse({ type: SegmentsDto })
  list(): Promise<SegmentsDto> {
    return this.segments.list();
  }

  @Post()
  @ApiCreatedResponse({ type: SegmentDto })
  @ApiErrors(409)
  save(@Body() segment: SaveSegmentDto): Promise<SegmentDto> {
    return this.segments.save(segment);
  }

  @Delete(':id')
  @HttpCode(204)
  remove(@Param('id') id: string): Promise<void> {
    return this.segments.remove(id);
  }
}
