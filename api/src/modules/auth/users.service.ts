import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { Database } from '../../database/database';
import { hashNewPassword } from './passwords';
import { SessionEntity } from './session.entity';
import { UserEntity, type Role } from './user.entity';
import { deleteFactors } from './users.repository';

/** So long an account that needs a second factor may be without one. */
const GRACE_MS = 7 * 86_400_000;

/** Users and their roles. */
@Injectable()
export class UsersService {
  constructor(private readonly database: Database) {}

  /** A user by address, whatever its case. */
  findByEmail(email: string, manager = this.database.manager): Promise<UserEntity | null> {
    return manager
      .createQueryBuilder(UserEntity, 'user')
      .where('lower(user.email) = lower(:email)', { email })
      .getOne();
  }

  findById(id: string): Promise<UserEntity | null> {
    return this.database.repository(UserEntity).findOneBy({ id });
  }

  async hasAdmin(): Promise<boolean> {
    return this.database.repository(UserEntity).existsBy({ role: 'admin' });
  }

  /** @throws when the address is taken. @throws DomainError 400 for an invalid password. */
  async create(user: {
    email: string;
    username: string;
    name?: string;
    password: string;
    role: Role;
    parts?: string[];
    isInvited?: boolean;
  }): Promise<UserEntity> {
    const { password, ...rest } = user;
    const repository = this.database.repository(UserEntity);
    return repository.save(
      repository.create({
        parts: [],
        ...rest,
        passwordHash: await hashNewPassword(password, user.email),
        tokenVersion: 0,
      }),
    );
  }

  /** A new password ends every session. @throws DomainError 400 for an invalid password. */
  async changePassword(
    { id, email, isInvited }: Pick<UserEntity, 'id' | 'email' | 'isInvited'>,
    password: string,
    manager?: EntityManager,
  ): Promise<void> {
    const passwordHash = await hashNewPassword(password, email);
    const grace = isInvited ? { secondFactorDueAt: afterGrace() } : {};
    await this.change(id, { passwordHash, isInvited: false, ...grace }, manager);
  }

  /** Of a member of a team. @returns whether there is one with this address. */
  async changeParts(email: string, parts: string[]): Promise<boolean> {
    const user = await this.findByEmail(email);
    if (user?.role !== 'team') return false;
    await this.change(user.id, { parts });
    return true;
  }

  /** A changed role ends every session. It has the usual time for a second factor. */
  async changeRole(id: string, role: Role): Promise<void> {
    await this.change(id, { role, secondFactorDueAt: afterGrace() });
  }

  /** A new address ends every session. @throws a unique violation where it is taken. */
  async changeEmail(id: string, email: string, manager: EntityManager): Promise<void> {
    await this.change(id, { email }, manager);
  }

  /** Takes away every second factor, also the last one of the last owner. It ends every session. */
  async resetFactors(id: string, manager?: EntityManager): Promise<void> {
    const reset = async (inside: EntityManager) => {
      await deleteFactors(inside, id);
      await this.change(id, { secondFactorDueAt: afterGrace() }, inside);
    };
    await (manager ? reset(manager) : this.database.transaction(reset));
  }

  /** @param manager of the transaction that it is a part of; a new one when left out. */
  private async change(id: string, columns: Partial<UserEntity>, manager?: EntityManager): Promise<void> {
    const run = async (inside: EntityManager) => {
      await inside.update(UserEntity, { id }, { ...columns, tokenVersion: () => 'token_version + 1' });
      await inside.delete(SessionEntity, { userId: id });
    };
    await (manager ? run(manager) : this.database.transaction(run));
  }
}

const afterGrace = () => new Date(Date.now() + GRACE_MS);
