import { randomInt } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { ADMIN_PATHS } from '@stillsam/paths';
import { MoreThan, type EntityManager } from 'typeorm';
import { API_CONFIG, type ApiConfig } from '../../config/env';
import { Database } from '../../database/database';
import { hashOfToken, newTokenLink } from '../../text/secret-token';
import { MailService } from '../mail/mail.service';
import type { ReviewCodeDto } from './reviews.dto';
import { reviewLinkExpired, wrongReviewCode } from './reviews.errors';
import { reviewCodeMail } from './reviews.mails';
import { ReviewLinkEntity } from './review.entity';

const LINK_DAYS = 14;
const CODE_MINUTES = 60;
const CODES = 100_000_000;
const MAX_TRIES = 5;
/** In the life of a link: 100 guesses at one of 100 million codes, by who has the link. */
const MAX_CODES = 20;

/** Links by which reviewers without an account come in, each with a code that is mailed to the same address. */
@Injectable()
export class ReviewLinks {
  constructor(
    @Inject(API_CONFIG) private readonly config: ApiConfig,
    private readonly database: Database,
    private readonly mails: MailService,
  ) {}

  /** Replaces an earlier link to the review, and its codes. @returns the address of the page, with the token. */
  async issue(manager: EntityManager, reviewId: string, email: string): Promise<string> {
    const { link, hash } = newTokenLink(ADMIN_PATHS.reviewByLink, this.config.adminOrigin);
    const expiresAt = new Date(Date.now() + LINK_DAYS * 86_400_000);
    await manager.delete(ReviewLinkEntity, { reviewId });
    await manager.insert(ReviewLinkEntity, { reviewId, email, tokenHash: hash, expiresAt });
    return link;
  }

  /** Mails a code, which replaces the last one. @throws DomainError 410 LINK_EXPIRED. */
  async sendCode(token: string): Promise<void> {
    await this.database.transaction(async (manager) => {
      const link = await findOpen(manager, token);
      if (!link || link.codes >= MAX_CODES) throw reviewLinkExpired();
      const code = String(randomInt(CODES)).padStart(8, '0');
      await manager.save(
        Object.assign(link, {
          codeHash: hashOfCode(token, code),
          codeExpiresAt: new Date(Date.now() + CODE_MINUTES * 60_000),
          tries: 0,
          codes: link.codes + 1,
        }),
      );
      await this.mails.enqueue(manager, {
        to: link.email,
        template: reviewCodeMail,
        data: { code, minutes: CODE_MINUTES },
        worthSendingHours: CODE_MINUTES / 60,
      });
    });
  }

  /** @returns the id of the review that the link is of. @throws DomainError 410 LINK_EXPIRED, 400 WRONG_CODE. */
  async open({ token, code }: ReviewCodeDto): Promise<string> {
    // The count of a wrong code is committed before it is refused.
    const reviewId = await this.database.transaction(async (manager) => {
      const link = await findOpen(manager, token);
      if (!link) throw reviewLinkExpired();
      const isOver = link.tries >= MAX_TRIES || (link.codeExpiresAt?.getTime() ?? 0) <= Date.now();
      if (!isOver && link.codeHash === hashOfCode(token, code)) return link.reviewId;
      await manager.increment(ReviewLinkEntity, { reviewId: link.reviewId }, 'tries', isOver ? 0 : 1);
      return null;
    });
    if (reviewId === null) throw wrongReviewCode();
    return reviewId;
  }

  /** After an approval the link works as long as that is valid, so that its reviewer can withdraw the consent. */
  async keepUntil(reviewId: string, day: string | null): Promise<void> {
    if (day === null) return;
    const expiresAt = new Date(`${day}T23:59:59Z`);
    await this.database.manager.update(ReviewLinkEntity, { reviewId }, { expiresAt });
  }
}

function findOpen(manager: EntityManager, token: string): Promise<ReviewLinkEntity | null> {
  return manager.findOne(ReviewLinkEntity, {
    where: { tokenHash: hashOfToken(token), expiresAt: MoreThan(new Date()) },
    lock: { mode: 'pessimistic_write' },
  });
}

/** The token, which is not stored, keeps the few codes from being tried against the hash. */
const hashOfCode = (token: string, code: string) => hashOfToken(`${token}.${code}`);
