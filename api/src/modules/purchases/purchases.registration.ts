import type { ModuleRegistration } from '../../module-registration';
import { purchasesMail, receiptMail } from './receipt.mails';
import { PurchaseAccessEntity } from './purchase-access.entity';

/** Ways to purchases are secrets of their holders, so an export counts none; an erasure ends them all. */
export const PURCHASES_REGISTRATION: ModuleRegistration = {
  mails: [receiptMail, purchasesMail],
  entities: [PurchaseAccessEntity],
  retention: [
    {
      id: 'purchase-accesses',
      name: 'ways to purchases, once they are over',
      table: 'purchase_accesses',
      condition: 'expires_at < now() OR revoked_at IS NOT NULL',
    },
  ],
  personalData: {
    read: () => Promise.resolve({}),
    erase: async (manager, email) => {
      await manager.delete(PurchaseAccessEntity, { email });
    },
  },
};
