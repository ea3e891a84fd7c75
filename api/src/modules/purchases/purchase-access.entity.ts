import { Column, Entity } from 'typeorm';
import { DatedRow } from '../../database/rows';

/** cookie: of a browser. link: of a receipt. once: a link that is mailed again and opens once. */
export type AccessKind = 'cookie' | 'link' | 'once';

/** A way to what an address has bought. */
@Entity('purchase_accesses')
export class PurchaseAccessEntity extends DatedRow {
  @Column('text')
  email: string;

  @Column('text')
  kind: AccessKind;

  @Column('bytea', { name: 'token_hash' })
  tokenHash: Buffer;

  /** The only orders that it opens; null for all of the address. Who pays has not shown that the address is theirs. */
  @Column('bigint', { name: 'order_ids', array: true, nullable: true })
  orderIds: string[] | null;

  @Column('timestamptz', { name: 'expires_at' })
  expiresAt: Date;

  @Column('timestamptz', { name: 'revoked_at', nullable: true })
  revokedAt: Date | null;
}
