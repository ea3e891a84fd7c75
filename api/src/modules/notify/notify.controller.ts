import {
  Body,
  Controller,
  Delete,
  Get,
  HttpCode,
  Param,
  Post,
  Query,
  type StreamableFile,
} from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Answers } from '../../contract/answers';
import { ApiCsv } from '../../contract/api-errors.decorator';
import { LimitPerNet, SUBMISSIONS_PER_MINUTE } from '../rate-limits/limit-per-net';
import { Audited } from '../audit/audited';
import { Public, RequireArea, RequireStepUp } from '../auth/access';
import { LINKS_PER_MINUTE } from '../newsletter/newsletter.controller';
import { ConfirmDto, NewsletterMessageDto } from '../newsletter/newsletter.dto';
import {
  NotifyDto,
  NotifyListDto,
  NotifyPurposeQueryDto,
  NotifyQueryDto,
  NotifyReceiptDto,
  RemovedEntriesDto,
  RemoveListQueryDto,
} from './notify.dto';
import { NotifyService } from './notify.service';

@ApiTags('notify')
@Controller('api/notify')
export class NotifyController {
  constructor(private readonly notify: NotifyService) {}

  @Public()
  @LimitPerNet(SUBMISSIONS_PER_MINUTE)
  @Post()
  @Answers(NotifyReceiptDto, 403)
  register(@Body() entry: NotifyDto): Promise<NotifyReceiptDto> {
    return this.notify.register(entry);
  }

  @Public()
  @LimitPerNet(LINKS_PER_MINUTE)
  @Post('confirm')
  @Answers(NewsletterMessageDto, 410)
  async confirm(@Body() { token }: ConfirmDto): Promise<NewsletterMessageDto> {
    return { message: await this.notify.confirm(token) };
  }
}

@ApiTags('notify, admin')
@RequireArea('subscribers')
@Controller('api/admin/notify')
export class NotifyListsController {
  constructor(private readonly notify: NotifyService) {}

  @Get()
  @Answers(NotifyListDto)
  list(@Query() query: NotifyQueryDto): Promise<NotifyListDto> {
    return this.notify.list(query);
  }

  @Audited()
  @Get('export/csv')
  @RequireStepUp()
  @ApiCsv()
  exportCsv(@Query() { purpose }: NotifyPurposeQueryDto): Promise<StreamableFile> {
    return this.notify.export(purpose);
  }

  @Delete()
  @Answers(RemovedEntriesDto)
  removeAll(@Query() list: RemoveListQueryDto): Promise<RemovedEntriesDto> {
    return this.notify.removeAll(list);
  }

  @Delete(':id')
  @HttpCode(204)
  remove(@Param('id') id: string): Promise<void> {
    return this.notify.remove(id);
  }
}
