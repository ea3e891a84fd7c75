import {
  Body,
  Catch,
  Controller,
  Get,
  HttpCode,
  Param,
  Post,
  Query,
  Req,
  Res,
  StreamableFile,
  UseFilters,
  type ArgumentsHost,
} from '@nestjs/common';
import { ApiResponse, ApiTags } from '@nestjs/swagger';
import { LINK_OVER, PATHS } from '@stillsam/paths';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Answers, ApiErrors } from '../../contract/answers';
import { toDomainError } from '../../http/error.filter';
import { ApiForm, ApiRedirectForm } from '../../http/plain-page/api-form.decorator';
import { faultFilter, formFilter } from '../../http/plain-page/plain-form.filter';
import { sendPlainPage, type PlainPage } from '../../http/plain-page/plain-page';
import { mayBeAbsent } from '../../contract/fields';
import { IsMailAddress, IsText } from '../../contract/request-fields';
import { Flag, Integer, ListOf, Nested, OneOf, Text, Timestamp } from '../../contract/response-fields';
import { Public } from '../auth/access';
import { LimitPerNet, SUBMISSIONS_PER_MINUTE } from '../rate-limits/limit-per-net';
import { ORDER_STATUSES, type OrderStatus } from '../orders/order.entity';
import { OrderLineDto } from '../orders/orders.dto';
import { PurchasesService } from './purchases.service';

const MAX_TOKEN = 100;

export class OpenPurchasesDto {
  @mayBeAbsent()
  @IsText({ max: MAX_TOKEN, required: false, description: 'The secret of a paid order, for a day.' })
  ref?: string;

  @mayBeAbsent()
  @IsText({ max: MAX_TOKEN, required: false, description: 'Of a mailed link.' })
  token?: string;
}

export class OpenedPurchasesDto {
  @Text('Path of the page to go to.') to: string;
}

export class SendPurchasesDto {
  @IsMailAddress() email: string;
}

export class SentPurchasesDto {
  @Text('A Swedish sentence, the same for every address.') message: string;
}

export class FileLinkDto {
  @IsText({ pattern: /^\d{1,12}$/, description: 'Seconds since 1970.' }, 'Länken är inte hel.') exp: string;
  @IsText({ pattern: /^[\w-]{43}$/ }, 'Länken är inte hel.') sig: string;
}

export class GuideFilesDto {
  @Text('A link of ten minutes.') pdf: string;
  @Text('A link of ten minutes.') epub: string;
}

export class PurchasedGuideDto {
  @Text() slug: string;
  @Text() title: string;
  @Text('`2026-11`: the newest.') edition: string;
  @Nested(GuideFilesDto) files: GuideFilesDto;
}

export class PurchaseDto {
  @Text() number: string;
  @OneOf(ORDER_STATUSES) status: OrderStatus;
  @Timestamp() paid_at: Date;
  @ListOf(OrderLineDto) lines: OrderLineDto[];
  @Integer() total_ore: number;
  @Text() receipt_number: string;
  @Text('Of the PDF.') receipt_url: string;
  @Flag() is_test: boolean;
  @ListOf(PurchasedGuideDto, 'Empty once all money was returned.') guides: PurchasedGuideDto[];
}

export class PurchasesDto {
  @ListOf(PurchaseDto, 'Newest first.') orders: PurchaseDto[];
  @Flag('Whether a mailed link opened it, so that all purchases of the address are here.') is_whole: boolean;
}

const OPENINGS_PER_MINUTE = 30;
const HOME = { label: 'Till startsidan', to: '/' };
const SEND_AGAIN = { label: 'Skicka mina köp igen', to: '/dina-kop' };

const FailedFilter = faultFilter({
  title: 'Det gick inte att öppna dina köp',
  paragraphs: ['Det du har köpt finns kvar. Be om en ny länk, så kommer den till din e-post.'],
  links: [SEND_AGAIN, HOME],
});

/** A link that is incomplete, or used or too old, and an order that does not exist. */
const LINK_FAULTS = [400, 404, 409];

/** Leads from a link that opens nothing to the site's page that mails a new one. */
@Catch()
class OpenFilter extends FailedFilter {
  override catch(error: unknown, host: ArgumentsHost): void {
    if (!LINK_FAULTS.includes(toDomainError(error).status)) return super.catch(error, host);
    host.switchToHttp().getResponse<FastifyReply>().redirect(`${PATHS.purchases}?${LINK_OVER}`, 303);
  }
}

const SendFilter = formFilter({
  title: 'Skicka mina köp igen',
  action: '/api/purchases/send/form',
  submit: 'Skicka länken',
  fields: [{ name: 'email', label: 'E-post', type: 'email', autoComplete: 'email' }],
  links: [HOME],
});

function sentPage({ message }: SentPurchasesDto): PlainPage {
  return { title: 'Titta i din e-post', notice: { text: message, isFault: false }, links: [HOME] };
}

/** A file for the person who bought it. */
const ApiFile = (...types: string[]) =>
  ApiResponse({
    status: 200,
    description: 'As an attachment.',
    content: Object.fromEntries(
      types.map((type) => [type, { schema: { type: 'string', format: 'binary' } }]),
    ),
  });

/** What was bought, by the cookie of a browser that a paid order or a mailed link opened. */
@Public()
@ApiTags('purchases')
@Controller('api/purchases')
export class PurchasesController {
  constructor(private readonly purchases: PurchasesService) {}

  @Get()
  @Answers(PurchasesDto, 401)
  list(@Req() request: FastifyRequest): Promise<PurchasesDto> {
    return this.purchases.list(request);
  }

  /** Sets the cookie. Mail scanners follow links, so a link shows a page whose button posts here. */
  @Post('open')
  @LimitPerNet(OPENINGS_PER_MINUTE)
  @Answers(OpenedPurchasesDto, 404, 409)
  open(
    @Body() body: OpenPurchasesDto,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<OpenedPurchasesDto> {
    return this.purchases.open(body, reply);
  }

  @Post('open/form')
  @HttpCode(303)
  @LimitPerNet(OPENINGS_PER_MINUTE)
  @UseFilters(OpenFilter)
  @ApiRedirectForm()
  async openByForm(@Body() body: OpenPurchasesDto, @Res() reply: FastifyReply): Promise<void> {
    const { to } = await this.purchases.open(body, reply);
    reply.redirect(to, 303);
  }

  @Post('send')
  @LimitPerNet(SUBMISSIONS_PER_MINUTE)
  @Answers(SentPurchasesDto)
  send(@Body() { email }: SendPurchasesDto): Promise<SentPurchasesDto> {
    return this.purchases.send(email);
  }

  @Post('send/form')
  @HttpCode(200)
  @LimitPerNet(SUBMISSIONS_PER_MINUTE)
  @UseFilters(SendFilter)
  @ApiForm()
  async sendByForm(@Body() { email }: SendPurchasesDto, @Res() reply: FastifyReply): Promise<void> {
    sendPlainPage(reply, 200, sentPage(await this.purchases.send(email)));
  }

  /** @param file `lugnare-kvallar.pdf`. */
  @Get('files/:file')
  @ApiFile('application/pdf', 'application/epub+zip')
  file(@Param('file') file: string, @Query() link: FileLinkDto): Promise<StreamableFile> {
    return this.purchases.file(file, link);
  }

  /** @param file `2026-00001.pdf`: the number of the receipt. */
  @Get('receipts/:file')
  @ApiFile('application/pdf')
  @ApiErrors(401)
  receipt(@Param('file') file: string, @Req() request: FastifyRequest): Promise<StreamableFile> {
    return this.purchases.receipt(file, request);
  }
}
