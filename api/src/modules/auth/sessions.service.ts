import { randomUUID } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { JwtService } from '@nestjs/jwt';
import { LessThan, MoreThan, Not, type EntityManager } from 'typeorm';
import { DomainError } from '../../http/domain-error';
import { API_CONFIG, type ApiConfig } from '../../config/env';
import { Database } from '../../database/database';
import { hashOfToken, newSecretToken } from '../../text/secret-token';
import type { SessionDto, SessionListDto } from './auth.dto';
import { SessionEntity } from './session.entity';
import { unauthenticated } from './auth.errors';
import { UserEntity } from './user.entity';
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

const sessionNotFound = () => new DomainError(404, 'SESSION_NOT_FOUND', 'Inloggningen finns inte längre.');

/** Seconds that a token works; it is renewed as long as its session lasts. */
export const TOKEN_SECONDS = 3600;
/** Two tabs may renew at the same time: so long the secret before counts as the one of now. */
const RENEWAL_RACE_MS = 10_000;

/** What a sign-in gives to a browser. */
export interface OpenedSession {
  answer: SessionDto;
  /** Renews the token once: `<session>.<secret>`. For a cookie that no script reads. */
  renewal: string;
}

/** Sessions: each is a row that its user can delete. */
@Injectable()
export class SessionsService {
  constructor(
    private readonly database: Database,
    private readonly tokens: JwtService,
    @Inject(API_CONFIG) private readonly config: ApiConfig,
  ) {}

  /**
   * Opens a session for a user who has passed every factor.
   *
   * @param user as they were when the first factor was asked for: a new password or role since then ends the sign-in.
   * @param device browser and system.
   * @throws DomainError 401 UNAUTHENTICATED.
   */
  async open(user: UserEntity, device: string): Promise<OpenedSession> {
    const now = new Date();
    const { token: secret, hash } = newSecretToken();
    const session = {
      id: randomUUID(),
      userId: user.id,
      device,
      lastSeenAt: now,
      expiresAt: this.expiry(now),
      confirmedAt: now,
      renewalHash: hash,
      renewedAt: now,
    };
    await this.database.transaction(async (manager) => {
      const { id, tokenVersion } = user;
      const lock = { mode: 'pessimistic_read' } as const;
      if (!(await manager.findOne(UserEntity, { where: { id, tokenVersion }, lock })))
        throw unauthenticated();
      await manager.delete(SessionEntity, { userId: id, expiresAt: LessThan(now) });
      await manager.insert(SessionEntity, session);
    });
    return this.#toOpened(user, session.id, secret);
  }

  /** The session of a token, with its user, or null when it has ended. */
  async recognise({ sub, sid, ver }: TokenPayload): Promise<SessionEntity | null> {
    // A signed token may still hold anything, a list too.
    if (typeof sid !== 'string' || !SESSION_ID.test(sid)) return null;
    const sessions = this.database.repository(SessionEntity);
    const where = { id: sid, expiresAt: MoreThan(new Date()) };
    const session = await sessions.findOne({ where, relations: { user: true } });
    if (!session || session.userId !== sub || session.user.tokenVersion !== ver) return null;
    if (Date.now() - session.lastSeenAt.getTime() > SEEN_EVERY_MS)
      await sessions.update({ id: sid }, { lastSeenAt: new Date() });
    return session;
  }

  /**
   * A new token and a new secret for the secret of the cookie. Any other secret ends the session: it was used before, so
   * two browsers have it, and one of them has stolen it.
   *
   * @param renewal of {@link OpenedSession}. @returns null where the session has ended, or ends by this.
   */
  renew(renewal: string): Promise<OpenedSession | null> {
    const [id = '', secret = ''] = renewal.split('.');
    if (!SESSION_ID.test(id)) return Promise.resolve(null);
    return this.database.transaction(async (manager) => {
      const session = await manager.findOne(SessionEntity, {
        where: { id },
        lock: { mode: 'pessimistic_write' },
      });
      const user = session && (await manager.findOneBy(UserEntity, { id: session.userId }));
      if (!session || !user || session.expiresAt.getTime() <= Date.now()) return null;
      const isRace = Date.now() - session.renewedAt.getTime() < RENEWAL_RACE_MS;
      const given = hashOfToken(secret);
      if (given !== session.renewalHash && !(isRace && given === session.formerRenewalHash)) {
        await manager.delete(SessionEntity, { id });
        return null;
      }
      const next = newSecretToken();
      await manager.update(
        SessionEntity,
        { id },
        {
          renewalHash: next.hash,
          formerRenewalHash: given,
          // A race lasts no longer for being run twice.
          renewedAt: given === session.renewalHash ? new Date() : session.renewedAt,
        },
      );
      return this.#toOpened(user, id, next.token);
    });
  }

  /** The user has proved again who they are: the session goes on under another id, so that earlier tokens end. */
  confirm({ id, user }: SessionEntity): Promise<OpenedSession> {
    return this.#goOn(this.database.manager, user, id, { confirmedAt: new Date() });
  }

  /** Newest first. */
  async list(userId: string, currentId: string): Promise<SessionListDto> {
    const sessions = await this.database.repository(SessionEntity).find({
      where: { userId, expiresAt: MoreThan(new Date()) },
      order: { createdAt: 'DESC' },
      take: 100,
    });
    return {
      sessions: sessions.map(({ id, device, createdAt, lastSeenAt }) => ({
        id,
        device,
        created_at: createdAt,
        last_seen_at: lastSeenAt,
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

  /** Ends every session of a user. */
  async endAll(userId: string): Promise<void> {
    await this.database.repository(SessionEntity).delete({ userId });
  }

  /** Ends every session of a user but one, which goes on under another id. */
  async keepOnly(manager: EntityManager, user: UserEntity, id: string): Promise<OpenedSession> {
    await manager.delete(SessionEntity, { userId: user.id, id: Not(id) });
    return this.#goOn(manager, user, id, { expiresAt: this.expiry(new Date()) });
  }

  /** Another id and another secret: tokens and cookies from before end. @throws DomainError 401 UNAUTHENTICATED. */
  async #goOn(
    manager: EntityManager,
    user: UserEntity,
    id: string,
    columns: Partial<SessionEntity>,
  ): Promise<OpenedSession> {
    const { token, hash } = newSecretToken();
    const next = { id: randomUUID(), renewalHash: hash, formerRenewalHash: '', renewedAt: new Date() };
    const { affected } = await manager.update(SessionEntity, { id }, { ...columns, ...next });
    if (affected !== 1) throw unauthenticated();
    return this.#toOpened(user, next.id, token);
  }

  async #toOpened(user: UserEntity, id: string, secret: string): Promise<OpenedSession> {
    const payload: TokenPayload = { sub: user.id, sid: id, ver: user.tokenVersion };
    const token = await this.tokens.signAsync(payload);
    return { answer: { token, user: toUserDto(user) }, renewal: `${id}.${secret}` };
  }

  private expiry(now: Date): Date {
    return new Date(now.getTime() + this.config.jwt.lifetimeSeconds * 1000);
  }
}
