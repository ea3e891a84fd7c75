import {
  Body,
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
} from '@nestjs/common';
import { ApiResponse, ApiTags } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Answers } from '../../contract/answers';
import { ApiErrors } from '../../contract/api-errors.decorator';
import { ApiForm, ApiRedirectForm } from '../../http/plain-page/api-form.decorator';
import { sendPlainPage } from '../../http/plain-page/plain-page';
import { Public } from '../auth/access';
import { LimitPerNet, SUBMISSIONS_PER_MINUTE } from '../rate-limits/limit-per-net';
import { FileLinkDto } from './file-links';
import { OpenFilter, SendFilter, sentPage } from './purchase-pages';
import {
  OpenedPurchasesDto,
  OpenPurchasesDto,
  PurchasesDto,
  SendPurchasesDto,
  SentPurchasesDto,
} from './purchases.dto';
import { PurchasesService } from './purchases.service';

const OPENINGS_PER_MINUTE = 30;

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
