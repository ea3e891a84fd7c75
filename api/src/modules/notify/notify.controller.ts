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
  Res,
  UseFilters,
} from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { Answers, AnswersNothing, ApiCsv } from '../../contract/answers';
import { LimitPerNet, SUBMISSIONS_PER_MINUTE } from '../rate-limits/limit-per-net';
import { Audited } from '../audit/audited';
import { Public, RequireArea, RequireStepUp } from '../auth/access';
import { LINKS_PER_MINUTE } from '../newsletter/newsletter.controller';
import { ConfirmDto, NewsletterMessageDto } from '../newsletter/newsletter.dto';
import { ApiForm } from '../../http/plain-page/api-form.decorator';
import { faultFilter, formFilter } from '../../http/plain-page/plain-form.filter';
import { sendPlainPage } from '../../http/plain-page/plain-page';
import {
  NotifyDto,
  NotifyListDto,
  NotifyPurposeQueryDto,
  NotifyQueryDto,
  NotifyReceiptDto,
  RemovedEntriesDto,
  RemoveListQueryDto,
} from './notify.dto';
import type { NotifyPurpose } from './notify-entry.entity';
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

const HOME = { label: 'Till startsidan', to: '/' };
const FAILED = 'Det gick inte just nu';

/** As the forms say it; all but the one of Premium are literal from the specification. */
const THANKS: Record<NotifyPurpose, string> = {
  products: 'Tack! Vi hör av oss så fort vi lanserar.',
  premium: 'Tack. Vi hör av oss när Premium öppnar.',
  'trygg-punkt': 'Tack! Vi meddelar dig när Trygg Punkt är tillgänglig.',
  somnforberedelse: 'Tack! Vi meddelar dig snart.',
  fokustraning: 'Tack! Vi hör av oss när fokusövningarna är redo.',
};

const NotifyFormFilter = formFilter({
  title: FAILED,
  action: '/api/notify/form',
  submit: 'Försök igen',
  fields: [
    { name: 'purpose', label: '', type: 'hidden' },
    { name: 'email', label: 'E-post', type: 'email', autoComplete: 'email' },
  ],
  links: [HOME],
});

/** Native submission of the notify forms, in browsers without JavaScript. */
@Public()
@ApiTags('notify')
@Controller('api/notify/form')
@UseFilters(NotifyFormFilter)
export class NotifyFormController {
  constructor(private readonly notify: NotifyService) {}

  @Post()
  @HttpCode(200)
  @LimitPerNet(SUBMISSIONS_PER_MINUTE)
  @ApiForm()
  async register(@Body() entry: NotifyDto, @Res() reply: FastifyReply): Promise<void> {
    await this.notify.register(entry);
    sendPlainPage(reply, 200, {
      title: 'Ett steg är kvar',
      notice: { text: THANKS[entry.purpose], isFault: false },
      paragraphs: [
        'Ett steg är kvar: vi skickar ett mejl med en länk som bekräftar din adress. Har du redan bekräftat den är allt klart.',
      ],
      links: [HOME],
    });
  }
}

/** Native submission of the page that confirms an address. */
@Public()
@ApiTags('notify')
@Controller('api/notify/confirm/form')
@UseFilters(faultFilter({ title: FAILED, links: [HOME] }))
export class NotifyConfirmFormController {
  constructor(private readonly notify: NotifyService) {}

  @Post()
  @HttpCode(200)
  @LimitPerNet(LINKS_PER_MINUTE)
  @ApiForm(410)
  async confirm(@Body() { token }: ConfirmDto, @Res() reply: FastifyReply): Promise<void> {
    const message = await this.notify.confirm(token);
    sendPlainPage(reply, 200, {
      title: 'Nu är det klart',
      notice: { text: message, isFault: false },
      links: [HOME],
    });
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
  @AnswersNothing()
  remove(@Param('id') id: string): Promise<void> {
    return this.notify.remove(id);
  }
}
