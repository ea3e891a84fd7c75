import { Body, Controller, Get, HttpCode, Param, Patch, Post, Query, Req } from '@nestjs/common';
import type { StreamableFile } from '@nestjs/common';
import { ApiBody, ApiConsumes, ApiCreatedResponse, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import { ApiCsv, ApiErrors } from '../../contract/api-errors.decorator';
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
  @ApiOkResponse({ type: SubscriberListDto })
  list(@Query() query: SubscribersQueryDto): Promise<SubscriberListDto> {
    return this.subscribers.list(query);
  }

  @Post('bulk-update')
  @HttpCode(200)
  @ApiOkResponse({ type: BulkResultDto })
  bulkUpdate(@Body() change: BulkUpdateDto): Promise<BulkResultDto> {
    return this.changes.bulkUpdate(change);
  }

  /** Everybody whom a filter selects. */
  @Post('bulk-update-all')
  @RequireStepUp()
  @HttpCode(200)
  @ApiOkResponse({ type: BulkResultDto })
  @ApiErrors(409)
  bulkAll(@Body() change: BulkAllDto): Promise<BulkResultDto> {
    return this.changes.bulkAll(change);
  }

  /** Restores the active subscribers of a bulk change that unsubscribed them, within an hour. */
  @Post('undo')
  @HttpCode(200)
  @ApiOkResponse({ type: UndoneDto })
  @ApiErrors(410)
  undo(@Body() { undo }: UndoDto): Promise<UndoneDto> {
    return this.changes.undo(undo);
  }

  @Post()
  @ApiCreatedResponse({ type: SubscriberDto })
  @ApiErrors(409, 429)
  add(@Body() subscriber: AddSubscriberDto): Promise<SubscriberDto> {
    return this.subscribers.add(subscriber);
  }

  @Patch(':id')
  @ApiOkResponse({ type: SubscriberDto })
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
  @HttpCode(200)
  @ApiConsumes('text/csv')
  @ApiBody({ schema: { type: 'string' } })
  @ApiOkResponse({ type: ImportReportDto })
  @ApiErrors(409)
  import(
    @Query() { source }: ImportQueryDto,
    @Req() { raw: file }: FastifyRequest,
  ): Promise<ImportReportDto> {
    return this.imports.import(file, source.trim());
  }
}
