import { Body, Controller, Post, Put, Req } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import { Answers, AnswersCreated, AnswersNothing } from '../../contract/answers';
import { AuditTrail, LINKED_REVIEWER } from '../audit/audit-trail';
import { Public } from '../auth/access';
import { LimitPerNet, SUBMISSIONS_PER_MINUTE } from '../rate-limits/limit-per-net';
import { ReviewLinks } from './review-links';
import {
  LinkConsentDto,
  LinkRemarkDto,
  LinkVerdictDto,
  ReviewCodeDto,
  ReviewDto,
  ReviewedTextDto,
  ReviewTokenDto,
} from './reviews.dto';
import { ReviewsService } from './reviews.service';

const CALLS_PER_MINUTE = 20;

/** What was sent to a reviewer without an account. Every call but the first proves it by the mailed code. */
@Public()
@ApiTags('reviews')
@Controller('api/reviews/link')
export class ReviewLinksController {
  constructor(
    private readonly links: ReviewLinks,
    private readonly reviews: ReviewsService,
    private readonly audit: AuditTrail,
  ) {}

  /** Mails a code to the address that the link was sent to. */
  @Post('code')
  @LimitPerNet(SUBMISSIONS_PER_MINUTE)
  @AnswersNothing(410)
  code(@Body() { token }: ReviewTokenDto): Promise<void> {
    return this.links.sendCode(token);
  }

  @Post('open')
  @LimitPerNet(CALLS_PER_MINUTE)
  @Answers(ReviewedTextDto, 410)
  async open(@Body() proof: ReviewCodeDto): Promise<ReviewedTextDto> {
    return this.reviews.readLinked(await this.links.open(proof));
  }

  @Post('remarks')
  @LimitPerNet(CALLS_PER_MINUTE)
  @AnswersCreated(ReviewDto, 409, 410)
  async remark(@Body() { token, code, ...remark }: LinkRemarkDto): Promise<ReviewDto> {
    return this.reviews.remark({ id: await this.links.open({ token, code }) }, remark);
  }

  /** Approves the version, or returns it to its author. */
  @Post('verdict')
  @LimitPerNet(CALLS_PER_MINUTE)
  @Answers(ReviewDto, 409, 410)
  decide(
    @Body() { token, code, ...decision }: LinkVerdictDto,
    @Req() request: FastifyRequest,
  ): Promise<ReviewDto> {
    return this.#record('decide', request, { token, code }, async (id) => {
      const decided = await this.reviews.decide({ id }, decision);
      await this.links.keepUntil(id, decided.next_on);
      return decided;
    });
  }

  /** Lets the reviewer be named in public, or no longer. */
  @Put('consent')
  @LimitPerNet(CALLS_PER_MINUTE)
  @Answers(ReviewDto, 410)
  consent(
    @Body() { token, code, consents_to_name }: LinkConsentDto,
    @Req() request: FastifyRequest,
  ): Promise<ReviewDto> {
    return this.#record('consent', request, { token, code }, (id) =>
      this.reviews.consent({ id }, consents_to_name),
    );
  }

  /** Records a call in the audit log, once the code is proved: it is nobody's before. */
  async #record(
    call: string,
    { id: requestId }: FastifyRequest,
    proof: ReviewCodeDto,
    work: (id: string) => Promise<ReviewDto>,
  ): Promise<ReviewDto> {
    const target = await this.links.open(proof);
    return this.audit.record(
      { actorId: LINKED_REVIEWER, action: `ReviewLinks_${call}`, target, requestId },
      () => work(target),
    );
  }
}
