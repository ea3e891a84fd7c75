import { Injectable } from '@nestjs/common';
import { In, type EntityTarget, type FindOptionsWhere, type ObjectLiteral } from 'typeorm';
import { Database } from '../../database/database';
import { isId } from '../../database/ids';
import { UserEntity } from '../auth/user.entity';
import { displayName } from '../auth/user.mapper';
import { PostEntity } from '../blog/posts/post.entity';
import { CampaignEntity } from '../campaigns/drafts/campaign.entity';
import { OrderEntity } from '../orders/order.entity';
import { WithdrawalEntity } from '../orders/withdrawal.entity';
import type { AuditEntryEntity } from './audit-entry.entity';

export const AUDIT_SUBJECTS = ['posts', 'letters', 'people', 'orders', 'accounts', 'system'] as const;
export type AuditSubject = (typeof AUDIT_SUBJECTS)[number];

/** The controllers whose calls are about a subject. */
export const CALLS_ABOUT: Record<AuditSubject, readonly string[]> = {
  posts: [
    'Posts',
    'Trash',
    'Revisions',
    'PostReviews',
    'Corrections',
    'Reviews',
    'ReviewLinks',
    'AdminMedia',
  ],
  letters: ['Campaigns'],
  people: ['Subscribers', 'Messages', 'NotifyLists', 'PersonalData', 'Segments'],
  orders: ['AdminOrders', 'Refunds', 'AdminWithdrawals', 'Ledger'],
  accounts: [
    'Accounts',
    'Invites',
    'Auth',
    'StepUp',
    'Passkeys',
    'Factors',
    'PasswordReset',
    'AddressChange',
  ],
  system: [
    'Releases',
    'Retention',
    'BusinessSettings',
    'CrisisLines',
    'NoticeSettings',
    'MailTexts',
    'Pronunciations',
  ],
};

export const NAMED_KINDS = ['post', 'letter', 'order', 'account'] as const;
type NamedKind = (typeof NAMED_KINDS)[number];

/** The row that an entry is about. */
export interface NamedSubject {
  kind: NamedKind;
  id: string;
  title: string;
}

/** Kinds of rows that have a title, by the controllers whose addresses begin with the row's id. */
const KIND_OF: Record<string, NamedKind> = {
  Posts: 'post',
  Trash: 'post',
  Revisions: 'post',
  PostReviews: 'post',
  Corrections: 'post',
  Campaigns: 'letter',
  AdminOrders: 'order',
  Accounts: 'account',
  Invites: 'account',
};

/** Finds the titles of what entries are about. The log itself holds ids alone. */
@Injectable()
export class AuditSubjects {
  constructor(private readonly database: Database) {}

  /** By the entry's id; of rows that are gone, nothing. */
  async of(entries: readonly AuditEntryEntity[]): Promise<Map<string, NamedSubject>> {
    const named = entries.flatMap((entry) => {
      const kind = KIND_OF[entry.action.split('_', 1).join()];
      const rowId = entry.target.split('/', 1).join();
      return kind && isId(rowId) ? [{ entry: entry.id, kind, rowId }] : [];
    });
    const idsOf = (kind: NamedKind) => named.filter((row) => row.kind === kind).map(({ rowId }) => rowId);
    const titles: Record<NamedKind, Map<string, string>> = {
      post: await this.#titles(PostEntity, idsOf('post'), ({ title }) => title),
      letter: await this.#titles(CampaignEntity, idsOf('letter'), ({ subject }) => subject),
      order: await this.#titles(OrderEntity, idsOf('order'), ({ number }) => number),
      account: await this.#titles(UserEntity, idsOf('account'), displayName),
    };
    const found = named.flatMap(({ entry, kind, rowId }) => {
      const title = titles[kind].get(rowId);
      return title === undefined ? [] : [[entry, { kind, id: rowId, title }] as const];
    });
    return new Map([...found, ...(await this.#withdrawals(entries))]);
  }

  /** The order of each withdrawal that has one, by the withdrawal's own reference. */
  async #withdrawals(entries: readonly AuditEntryEntity[]) {
    const changes = entries.filter(
      ({ action, target }) => action.startsWith('AdminWithdrawals_') && isId(target),
    );
    if (changes.length === 0) return [];
    const ids = changes.map(({ target }) => target);
    const rows = await this.database.repository(WithdrawalEntity).findBy({ id: In(ids) });
    return changes.flatMap(({ id, target }) => {
      const { orderId, reference } = rows.find((row) => row.id === target) ?? {};
      return orderId && reference ? [[id, { kind: 'order', id: orderId, title: reference }] as const] : [];
    });
  }

  async #titles<Row extends ObjectLiteral & { id: string }>(
    entity: EntityTarget<Row>,
    ids: string[],
    titleOf: (row: Row) => string,
  ): Promise<Map<string, string>> {
    if (ids.length === 0) return new Map();
    const where = { id: In(ids) } as FindOptionsWhere<Row>;
    const rows = await this.database.repository(entity).find({ where, withDeleted: true });
    return new Map(rows.map((row) => [row.id, titleOf(row)]));
  }
}
