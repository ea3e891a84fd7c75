import { Injectable } from '@nestjs/common';
import { AuthService } from '../auth.service';
import { FailedLogins } from '../failed-logins';
import type { SessionEntity } from '../session.entity';
import type { StepUpDto } from './factors.dto';
import { isPasskeyRefused, notConfirmed } from './factors.errors';
import { PasskeysService } from './passkeys.service';
import { SecondFactorService } from './second-factor.service';

/** What a signed-in user proves again who they are by. */
@Injectable()
export class StepUpService {
  constructor(
    private readonly auth: AuthService,
    private readonly passkeys: PasskeysService,
    private readonly secondFactor: SecondFactorService,
    private readonly failures: FailedLogins,
  ) {}

  /**
   * A passkey or a code; the password of an account that has no second factor.
   *
   * @param address net address of the caller.
   * @throws DomainError 400 for a wrong password, 403 NOT_CONFIRMED, 409, 429 TOO_MANY_ATTEMPTS.
   */
  async check({ id, user }: SessionEntity, proof: StepUpDto, address: string): Promise<void> {
    if (proof.credential) {
      if ((await this.#signerOf(id, proof.credential)) === user.id) return;
      this.failures.record('passkey', user.email, address);
    } else if (proof.code) {
      if (await this.secondFactor.isRight(user.id, proof.code)) return;
      this.failures.record('wrong-code', user.email, address);
    } else if (proof.password && !(await this.secondFactor.has(user.id))) {
      return this.auth.checkPassword(user, proof.password, address, 'password');
    }
    throw notConfirmed();
  }

  /** @returns null for a passkey that was refused. */
  async #signerOf(sessionId: string, credential: unknown): Promise<string | null> {
    try {
      return await this.passkeys.finishProof('step-up', sessionId, credential);
    } catch (error) {
      if (isPasskeyRefused(error)) return null;
      throw error;
    }
  }
}
