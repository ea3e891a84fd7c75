import { Inject, Injectable } from '@nestjs/common';
import { JwtService } from '@nestjs/jwt';
import { LessThan, Not, type EntityManager } from 'typeorm';
import { DomainError } from '../../http/domain-error';
import { API_CONFIG, type ApiConfig } from '../../config/env';
import { Database } from '../../database/database';
import type { SessionDto, SessionListDto } from './auth.dto';
import { describeDevice } from './device';
import { SessionEntity } from './session.entity';
import type { UserEntity } from './user.entity';
import { toUserDto } from './user.mapper';

const SESSION_ID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
/** Resolution of 'last seen', which saves a write for each request. */
const SEEN_EVERY_MS = 60_000;

export interface TokenPayload {
  /** Id of the user. */
  sub: string;
  /** Id of the session. */
  sid: string;
  /** Token version of the user when the token was signed. */
  ver: number;
}

const sessionNotFound = () =>
  new DomainError('Inloggningen finns inte längre.', { status: 404, code: 'SESSION_NOT_FOUND' });

/** Sessions: each is a row that its user can delete. */
@Injectable()
export class SessionsService {
  constructor(
    private readonly database: Database,
    private readonly tokens: JwtService,
    @Inject(API_CONFIG) private readonly config: ApiConfig,
  ) {}

  /**
   * Opens a session for an authenticated user, by password or with Google. A second factor would come before it.
   *
   * @param userAgent of the browser, as sent.
   */
  async open(user: UserEntity, userAgent: string | undefined): Promise<SessionDto> {
    const sessions = this.database.repository(SessionEntity);
    const now = new Date();
    await sessions.delete({ userId: user.id, expiresAt: LessThan(now) });
    const session = await sessions.save(
      sessions.create({
        userId: user.id,
        device: describeDevice(userAgent),
        lastSeenAt: now,
        expiresAt: this.expiry(now),
      }),
    );
    return this.toDto(user, session.id);
  }

  /** The user of a token, or null when its session has ended. */
  async recognise({ sub, sid, ver }: TokenPayload): Promise<UserEntity | null> {
    // A signed token may still hold anything, a list too.
    if (typeof sid !== 'string' || !SESSION_ID.test(sid)) return null;
    const session = await this.database
      .repository(SessionEntity)
      .createQueryBuilder('session')
      .innerJoinAndSelect('session.user', 'user')
      .where('session.id = :sid AND session.expiresAt > now()', { sid })
      .getOne();
    if (!session || session.userId !== sub || session.user.tokenVersion !== ver) return null;
    if (Date.now() - session.lastSeenAt.getTime() > SEEN_EVERY_MS)
      await this.database.repository(SessionEntity).update({ id: sid }, { lastSeenAt: new Date() });
    return session.user;
  }

  /** Newest first. */
  async list(userId: string, currentId: string): Promise<SessionListDto> {
    const sessions = await this.database
      .repository(SessionEntity)
      .createQueryBuilder('session')
      .where('session.userId = :userId AND session.expiresAt > now()', { userId })
      .orderBy('session.createdAt', 'DESC')
      .take(100)
      .getMany();
    return {
      sessions: sessions.map(({ id, device, createdAt, lastSeenAt }) => ({
        id,
        device,
        created_at: createdAt.toISOString(),
        last_seen_at: lastSeenAt.toISOString(),
        is_current: id === currentId,
      })),
    };
  }

  /** @throws DomainError 404 SESSION_NOT_FOUND, also for another user's session. */
  async end(id: string, userId: string): Promise<void> {
    const ended = SESSION_ID.test(id)
      ? await this.database.repository(SessionEntity).delete({ id, userId })
      : undefined;
    if (!ended?.affected) throw sessionNotFound();
  }

  /** Ends every session of a user but one, which continues with a new token. */
  async keepOnly(manager: EntityManager, user: UserEntity, id: string): Promise<SessionDto> {
    await manager.delete(SessionEntity, { userId: user.id, id: Not(id) });
    await manager.update(SessionEntity, { id }, { expiresAt: this.expiry(new Date()) });
    return this.toDto(user, id);
  }

  private async toDto(user: UserEntity, sid: string): Promise<SessionDto> {
    const payload: TokenPayload = { sub: user.id, sid, ver: user.tokenVersion };
    return { token: await this.tokens.signAsync(payload), user: toUserDto(user) };
  }

  private expiry(now: Date): Date {
    return new Date(now.getTime() + this.config.jwt.lifetimeSeconds * 1000);
  }
}
