import { Body, Controller, Delete, Get, Param, Post, Put, Query, type StreamableFile } from '@nestjs/common';
import { ApiBody, ApiPreconditionFailedResponse, ApiTags } from '@nestjs/swagger';
import { Answers, AnswersCreated, AnswersNothing, ApiCsv } from '../../../contract/answers';
import { PageDto } from '../../../contract/pagination';
import { Audited, NotAudited } from '../../audit/audited';
import { CurrentUser, RequireArea, RequireStepUp } from '../../auth/access';
import { UserEntity } from '../../auth/user.entity';
import { CampaignChecksDto } from '../checks/check';
import {
  CampaignFiguresDto,
  LetterFiguresListDto,
  RefusalsDto,
  RefusalsQueryDto,
  ResendDto,
} from '../sending/campaign-figures.dto';
import { CampaignFiguresService } from '../sending/campaign-figures.service';
import { CampaignSendingService } from '../sending/campaign-sending.service';
import { LetterChecks } from '../checks/letter-checks';
import { SegmentsService } from '../../newsletter/segments.service';
import { LettersService } from '../letters/letters.service';
import {
  AudienceDto,
  CampaignChangedDto,
  CampaignDto,
  CampaignListDto,
  CampaignRevisionDto,
  CampaignRevisionsDto,
  CampaignsQueryDto,
  CampaignVersionDto,
  CreateCampaignDto,
  LetterPreviewDto,
  LetterPreviewQueryDto,
  NamedSegmentsDto,
  SegmentChoiceDto,
  StartCampaignDto,
  TemplateDto,
  TestAddressesDto,
  TestLetterDto,
  TestOrderDto,
  UpdateCampaignDto,
} from './campaigns.dto';
import { CampaignsService } from './campaigns.service';

@ApiTags('campaigns, admin')
@RequireArea('letters')
@Controller('api/admin/campaigns')
export class CampaignsController {
  constructor(
    private readonly campaigns: CampaignsService,
    private readonly sending: CampaignSendingService,
    private readonly figures: CampaignFiguresService,
    private readonly checks: LetterChecks,
    private readonly letters: LettersService,
    private readonly known: SegmentsService,
  ) {}

  @Get()
  @Answers(CampaignListDto)
  list(@Query() query: CampaignsQueryDto): Promise<CampaignListDto> {
    return this.campaigns.list(query);
  }

  @Post()
  @AnswersCreated(CampaignDto, 404)
  create(@Body() origin: CreateCampaignDto, @CurrentUser() author: UserEntity): Promise<CampaignDto> {
    return this.campaigns.create(origin, author);
  }

  /** Sent letters with what became of them, for comparison. */
  @Get('figures')
  @Answers(LetterFiguresListDto)
  listFigures(@Query() page: PageDto): Promise<LetterFiguresListDto> {
    return this.figures.list(page);
  }

  @Get('test-addresses')
  @Answers(TestAddressesDto)
  testAddresses(@CurrentUser() user: UserEntity): Promise<TestAddressesDto> {
    return this.sending.testAddresses(user);
  }

  /** The segments that a letter can be sent to. */
  @Get('segments')
  @Answers(NamedSegmentsDto)
  async segments(): Promise<NamedSegmentsDto> {
    const { segments } = await this.known.list();
    return { segments: segments.map(({ id, name }) => ({ id, name })) };
  }

  @Get(':id')
  @Answers(CampaignDto)
  read(@Param('id') id: string): Promise<CampaignDto> {
    return this.campaigns.read(id);
  }

  @NotAudited('Each automatic save would be an entry; the versions of the draft say who wrote')
  @Put(':id')
  @Answers(CampaignDto, 409)
  @ApiPreconditionFailedResponse({ type: CampaignChangedDto })
  update(
    @Param('id') id: string,
    @Body() fields: UpdateCampaignDto,
    @CurrentUser() author: UserEntity,
  ): Promise<CampaignDto> {
    return this.campaigns.update(id, fields, author);
  }

  @Put(':id/template')
  @Answers(CampaignDto)
  setTemplate(@Param('id') id: string, @Body() { is_template }: TemplateDto): Promise<CampaignDto> {
    return this.campaigns.setTemplate(id, is_template);
  }

  @Delete(':id')
  @AnswersNothing(409)
  remove(@Param('id') id: string): Promise<void> {
    return this.campaigns.remove(id);
  }

  @Get(':id/revisions')
  @Answers(CampaignRevisionsDto)
  revisions(@Param('id') id: string): Promise<CampaignRevisionsDto> {
    return this.campaigns.revisions(id);
  }

  @Get(':id/revisions/:version')
  @Answers(CampaignRevisionDto)
  revision(@Param('id') id: string, @Param('version') version: string): Promise<CampaignRevisionDto> {
    return this.campaigns.revision(id, version);
  }

  @Post(':id/revisions/:version/restore')
  @Answers(CampaignDto, 409)
  @ApiPreconditionFailedResponse({ type: CampaignChangedDto })
  restore(
    @Param('id') id: string,
    @Param('version') revision: string,
    @Body() { version }: CampaignVersionDto,
    @CurrentUser() author: UserEntity,
  ): Promise<CampaignDto> {
    return this.campaigns.restore(id, revision, version, author);
  }

  /** How many would get the letter now. */
  @Get(':id/audience')
  @Answers(AudienceDto)
  audience(@Param('id') id: string, @Query() { segment_id }: SegmentChoiceDto): Promise<AudienceDto> {
    return this.sending.audience(id, segment_id);
  }

  @Get(':id/preview')
  @Answers(LetterPreviewDto)
  preview(@Param('id') id: string, @Query() reader: LetterPreviewQueryDto): Promise<LetterPreviewDto> {
    return this.sending.preview(id, reader);
  }

  @Get(':id/checks')
  @Answers(CampaignChecksDto)
  check(@Param('id') id: string): Promise<CampaignChecksDto> {
    return this.checks.check(id);
  }

  /** Sends the letter to the caller's own address, or to some that the owner chooses. */
  @Post(':id/test')
  @ApiBody({ type: TestOrderDto, required: false })
  @Answers(TestLetterDto, 429)
  test(
    @Param('id') id: string,
    @Body() order: TestOrderDto,
    @CurrentUser() user: UserEntity,
  ): Promise<TestLetterDto> {
    return this.sending.test(id, order, user);
  }

  @Post(':id/start')
  @RequireStepUp()
  @Answers(CampaignDto, 409, 422)
  @ApiPreconditionFailedResponse({ type: CampaignChangedDto })
  start(
    @Param('id') id: string,
    @Body() order: StartCampaignDto,
    @CurrentUser() user: UserEntity,
  ): Promise<CampaignDto> {
    return this.sending.start(id, order, user);
  }

  /** Before it begins. */
  @Post(':id/cancel')
  @Answers(CampaignDto, 409, 413, 415)
  cancel(@Param('id') id: string): Promise<CampaignDto> {
    return this.sending.cancel(id);
  }

  @Post(':id/pause')
  @Answers(CampaignDto, 409, 413, 415)
  pause(@Param('id') id: string): Promise<CampaignDto> {
    return this.sending.pause(id);
  }

  @Post(':id/resume')
  @Answers(CampaignDto, 409, 413, 415)
  resume(@Param('id') id: string): Promise<CampaignDto> {
    return this.sending.resume(id);
  }

  /** For good: who has not got the letter never gets it. */
  @Post(':id/stop')
  @Answers(CampaignDto, 409, 413, 415)
  stop(@Param('id') id: string): Promise<CampaignDto> {
    return this.sending.stop(id);
  }

  /** Sends the letter once more to chosen recipients, who were refused or may have it already. */
  @Post(':id/resend')
  @RequireStepUp()
  @Answers(CampaignDto, 409)
  resend(@Param('id') id: string, @Body() chosen: ResendDto): Promise<CampaignDto> {
    return this.sending.resend(id, chosen);
  }

  /** Who was refused, or may not have the letter, and why. */
  @Get(':id/refusals')
  @Answers(RefusalsDto)
  refusals(
    @Param('id') id: string,
    @Query() query: RefusalsQueryDto,
    @CurrentUser() user: UserEntity,
  ): Promise<RefusalsDto> {
    return this.figures.refusals(id, query, user);
  }

  /** Shows visitors the letter once a copy was sent: in the archive, the sitemap and the feed, and at its slug. */
  @Post(':id/publish')
  @Answers(CampaignDto, 409, 413, 415)
  publish(@Param('id') id: string): Promise<CampaignDto> {
    return this.letters.setListed(id, true);
  }

  /** Its recipients can still open it by the link in their mail. */
  @Post(':id/unpublish')
  @Answers(CampaignDto, 409, 413, 415)
  unpublish(@Param('id') id: string): Promise<CampaignDto> {
    return this.letters.setListed(id, false);
  }

  @Get(':id/figures')
  @Answers(CampaignFiguresDto)
  readFigures(@Param('id') id: string): Promise<CampaignFiguresDto> {
    return this.figures.read(id);
  }

  @Audited()
  @Get(':id/export/csv')
  @RequireStepUp()
  @ApiCsv()
  exportCsv(@Param('id') id: string): Promise<StreamableFile> {
    return this.figures.export(id);
  }
}
