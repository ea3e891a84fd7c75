import { Body, Controller, Get, Param, Patch, Post, Query, Req, type StreamableFile } from '@nestjs/common';
import { ApiBody, ApiConsumes, ApiTags } from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import { Answers, AnswersCreated, ApiCsv } from '../../contract/answers';
import { Audited } from '../audit/audited';
import { RequireArea, RequireStepUp } from '../auth/access';
import { SubscriberChangesService } from './subscriber-changes.service';
import { SubscriberImportService } from './subscriber-import.service';
import {
  AddSubscriberDto,
  BulkAllDto,
  BulkResultDto,
  BulkUpdateDto,
  ChangeSubscriberDto,
  ImportQueryDto,
  ImportReportDto,
  SubscriberDto,
  SubscriberExportQueryDto,
  SubscriberListDto,
  SubscribersQueryDto,
  UndoDto,
  UndoneDto,
} from './subscribers.dto';
import { SubscribersService } from './subscribers.service';

@ApiTags('newsletter, admin')
@RequireArea('subscribers')
@Controller('api/admin/newsletter/subscribers')
export class SubscribersController {
  constructor(
    private readonly subscribers: SubscribersService,
    private readonly changes: SubscriberChangesService,
    private readonly imports: SubscriberImportService,
  ) {}

  @Get()
  @Answers(SubscriberListDto)
  list(@Query() query: SubscribersQueryDto): Promise<SubscriberListDto> {
    return this.subscribers.list(query);
  }

  @Post('bulk-update')
  @Answers(BulkResultDto)
  bulkUpdate(@Body() change: BulkUpdateDto): Promise<BulkResultDto> {
    return this.changes.bulkUpdate(change);
  }

  /** Everybody whom a filter selects. */
  @Post('bulk-update-all')
  @RequireStepUp()
  @Answers(BulkResultDto, 409)
  bulkAll(@Body() change: BulkAllDto): Promise<BulkResultDto> {
    return this.changes.bulkAll(change);
  }

  /** Restores the active subscribers of a bulk change that unsubscribed them, within an hour. */
  @Post('undo')
  @Answers(UndoneDto, 410)
  undo(@Body() { undo }: UndoDto): Promise<UndoneDto> {
    return this.changes.undo(undo);
  }

  @Post()
  @AnswersCreated(SubscriberDto, 409, 429)
  add(@Body() subscriber: AddSubscriberDto): Promise<SubscriberDto> {
    return this.subscribers.add(subscriber);
  }

  @Patch(':id')
  @Answers(SubscriberDto)
  change(@Param('id') id: string, @Body() change: ChangeSubscriberDto): Promise<SubscriberDto> {
    return this.subscribers.change(id, change);
  }

  @Audited()
  @Get('export/csv')
  @RequireStepUp()
  @ApiCsv()
  exportCsv(@Query() query: SubscriberExportQueryDto): Promise<StreamableFile> {
    return this.subscribers.export(query);
  }

  @Post('import')
  @ApiConsumes('text/csv')
  @ApiBody({ schema: { type: 'string' } })
  @Answers(ImportReportDto, 409)
  import(
    @Query() { source }: ImportQueryDto,
    @Req() { raw: file }: FastifyRequest,
  ): Promise<ImportReportDto> {
    return this.imports.import(file, source.trim());
  }
}
