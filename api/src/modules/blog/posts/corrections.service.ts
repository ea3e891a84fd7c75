import { Injectable } from '@nestjs/common';
import { swedishDay } from '@stillsam/dates';
import { Database } from '../../../database/database';
import { isId } from '../../../database/ids';
import { postNotFound } from '../blog.errors';
import { PostWriter } from './post-writer';
import { isPublished, CorrectionEntity } from './post.entity';
import type { CorrectionDto, PublicCorrectionDto } from './posts.dto';

const NEWEST_FIRST = { id: 'DESC' } as const;
const MAX_LISTED = 500;

/** Corrections of published posts. */
@Injectable()
export class CorrectionsService {
  constructor(
    private readonly database: Database,
    private readonly writer: PostWriter,
  ) {}

  /** Of all posts that visitors can read, newest first. */
  async list(): Promise<PublicCorrectionDto[]> {
    const found = await this.database.repository(CorrectionEntity).find({
      where: { post: { status: 'published' } },
      relations: { post: true },
      select: { id: true, text: true, publishedAt: true, post: { slug: true, title: true } },
      order: NEWEST_FIRST,
      take: MAX_LISTED,
    });
    return found.map((correction) => {
      const { slug, title } = correction.post;
      return { ...toCorrection(correction), slug, title };
    });
  }

  /** Newest first. @throws DomainError 404 POST_NOT_FOUND for what cannot be an id. */
  async listOf(postId: string): Promise<CorrectionDto[]> {
    if (!isId(postId)) throw postNotFound();
    const where = { postId };
    const found = await this.database.repository(CorrectionEntity).find({ where, order: NEWEST_FIRST });
    return found.map(toCorrection);
  }

  /** @throws DomainError 404 POST_NOT_FOUND, also for a draft. */
  publish(postId: string, text: string): Promise<CorrectionDto> {
    return this.writer.save(async (manager) => {
      const post = await this.writer.lock(manager, postId);
      if (!isPublished(post)) throw postNotFound();
      const correction = await manager.save(manager.create(CorrectionEntity, { postId, text }));
      this.writer.noteChange(manager, post);
      return toCorrection(correction);
    });
  }

  /** @throws DomainError 404 POST_NOT_FOUND. */
  remove(postId: string, id: string): Promise<void> {
    return this.writer.save(async (manager) => {
      const post = await this.writer.lock(manager, postId);
      if (isId(id)) await manager.delete(CorrectionEntity, { id, postId });
      this.writer.noteChange(manager, post);
    });
  }
}

function toCorrection({ id, text, publishedAt }: CorrectionEntity): CorrectionDto {
  return { id, text, published_day: swedishDay(publishedAt) };
}
