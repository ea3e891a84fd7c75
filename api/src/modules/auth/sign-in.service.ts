import { Inject, Injectable } from '@nestjs/common';
import { ADMIN_PATHS } from '@stillsam/paths';
import type { FastifyReply } from 'fastify';
import { API_CONFIG, type ApiConfig } from '../../config/env';
import { Database } from '../../database/database';
import { readCookie, setCookie } from '../../http/cookies';
import { hashOfToken, newSecretToken } from '../../text/secret-token';
import { AuditTrail } from '../audit/audit-trail';
import { MailService } from '../mail/mail.service';
import type { SessionDto } from './auth.dto';
import { unauthenticated } from './auth.errors';
import { newDeviceMail } from './auth.mails';
import { describeDevice } from './device';
import { KnownDeviceEntity, type SessionEntity } from './session.entity';
import { SessionsService, type OpenedSession } from './sessions.service';
import type { UserEntity } from './user.entity';

const RENEWAL_COOKIE = 'stillsam-renewal';
const RENEWAL_PATH = '/api/auth/renew';
const DEVICE_COOKIE = 'stillsam-device';
const DEVICE_PATH = '/api/auth';
/** Of the device's cookie: as long as browsers keep one at most. */
const DEVICE_SECONDS = 400 * 86_400;

/** The end of every way to sign in: a session, its cookie, and a mail where the browser is a new one. */
@Injectable()
export class SignInService {
  readonly #isSecure: boolean;

  constructor(
    @Inject(API_CONFIG) private readonly config: ApiConfig,
    private readonly database: Database,
    private readonly sessions: SessionsService,
    private readonly mails: MailService,
    private readonly audit: AuditTrail,
  ) {
    this.#isSecure = config.siteOrigin.startsWith('https:');
  }

  /** Opens a session for a user who has passed every factor. */
  async admit(user: UserEntity, reply: FastifyReply): Promise<SessionDto> {
    const device = describeDevice(reply.request.headers['user-agent']);
    const requestId = reply.request.id;
    const signIn = { actorId: user.id, action: 'Auth_login', target: '', requestId, device };
    const opened = await this.audit.record(signIn, async () => {
      const session = await this.sessions.open(user, device);
      await this.#recogniseDevice(user, device, reply);
      return session;
    });
    return this.hand(opened, reply);
  }

  /** A new token for the cookie of an earlier one. @throws DomainError 401 UNAUTHENTICATED. */
  async renew(reply: FastifyReply): Promise<SessionDto> {
    const renewal = readCookie(reply.request, RENEWAL_COOKIE);
    const opened = renewal ? await this.sessions.renew(renewal) : null;
    if (!opened) throw unauthenticated();
    return this.hand(opened, reply);
  }

  /** The user has proved again who they are. */
  async confirm(session: SessionEntity, reply: FastifyReply): Promise<SessionDto> {
    return this.hand(await this.sessions.confirm(session), reply);
  }

  /** Clears the cookie of a session that is over. */
  forget(reply: FastifyReply): void {
    this.#setRenewal(reply, '', 0);
  }

  /** Sets the cookie of a session. @returns the answer to its browser. */
  hand({ answer, renewal }: OpenedSession, reply: FastifyReply): SessionDto {
    this.#setRenewal(reply, renewal, this.config.jwt.lifetimeSeconds);
    return answer;
  }

  #setRenewal(reply: FastifyReply, value: string, maxAge: number): void {
    this.#setCookie(reply, { name: RENEWAL_COOKIE, value, path: RENEWAL_PATH, maxAge });
  }

  /** Tells the user by mail of a browser that they have not signed in with before, except at the first sign-in of all. */
  async #recogniseDevice(user: UserEntity, device: string, reply: FastifyReply): Promise<void> {
    const own = readCookie(reply.request, DEVICE_COOKIE);
    const value = own ?? newSecretToken().token;
    this.#setCookie(reply, { name: DEVICE_COOKIE, value, path: DEVICE_PATH, maxAge: DEVICE_SECONDS });
    const known = { userId: user.id, deviceHash: hashOfToken(value) };
    await this.database.transaction(async (manager) => {
      const [isKnown, hasOthers] = [
        await manager.existsBy(KnownDeviceEntity, known),
        await manager.existsBy(KnownDeviceEntity, { userId: user.id }),
      ];
      await manager.upsert(KnownDeviceEntity, { ...known, seenAt: new Date() }, ['userId', 'deviceHash']);
      if (isKnown || !hasOthers) return;
      await this.mails.enqueue(manager, {
        to: user.email,
        template: newDeviceMail,
        data: { device, accountUrl: new URL(ADMIN_PATHS.account, this.config.adminOrigin).href },
      });
    });
  }

  #setCookie(
    reply: FastifyReply,
    cookie: { name: string; value: string; path: string; maxAge: number },
  ): void {
    setCookie(reply, { ...cookie, isSecure: this.#isSecure, sameSite: 'Strict' });
  }
}
