import { randomInt } from 'node:crypto';
import { hash, verify } from '@node-rs/argon2';
import { Injectable } from '@nestjs/common';
import { Database } from '../../../database/database';
import { ARGON2 } from '../passwords';
import { RecoveryCodeEntity } from './factor.entity';

const COUNT = 10;
/** Without letters and digits that are mistaken for each other. 12 of them hold 58 bits. */
const ALPHABET = 'abcdefghjkmnpqrstuvwxyz2345678';
const GROUPS = 3;
const GROUP_LENGTH = 4;

/** Codes that stand in for a lost factor, once each. */
@Injectable()
export class RecoveryCodesService {
  constructor(private readonly database: Database) {}

  count(userId: string): Promise<number> {
    return this.database.repository(RecoveryCodeEntity).countBy({ userId });
  }

  /** Replaces every code of a user. @returns the new ones, which can not be read again: `k3mv-8pqa-zt5c`. */
  async renew(userId: string): Promise<string[]> {
    const codes = Array.from({ length: COUNT }, newCode);
    const rows = await Promise.all(
      codes.map(async (code) => ({ userId, codeHash: await hash(plain(code), ARGON2) })),
    );
    await this.database.transaction(async (manager) => {
      await manager.delete(RecoveryCodeEntity, { userId });
      await manager.insert(RecoveryCodeEntity, rows);
    });
    return codes;
  }

  /** Uses up a code. @returns whether there was such one. */
  async use(userId: string, code: string): Promise<boolean> {
    const codes = this.database.repository(RecoveryCodeEntity);
    for (const { id, codeHash } of await codes.findBy({ userId }))
      if (await verify(codeHash, plain(code))) return (await codes.delete({ id })).affected === 1;
    return false;
  }
}

function newCode(): string {
  const group = () =>
    Array.from({ length: GROUP_LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)]).join('');
  return Array.from({ length: GROUPS }, group).join('-');
}

/** As typed, with or without signs between the groups. */
const plain = (code: string) => code.toLowerCase().replace(/[^a-z0-9]/g, '');
