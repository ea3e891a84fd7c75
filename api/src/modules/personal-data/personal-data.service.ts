import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { Database } from '../../database/database';
import { AuditTrail } from '../audit/audit-trail';
import { ContactMessageEntity } from '../contact/contact-message.entity';
import { MailService } from '../mail/mail.service';
import { SubscriberDataService } from '../newsletter/subscriber-data.service';
import { NotifyEntryEntity } from '../notify/notify-entry.entity';
import { deleteReservations } from '../orders/orders.repository';
import { deleteHandledWithdrawals } from '../orders/withdrawals.repository';
import { HeldData } from './held-data';
import { erasedBetween, keptOf } from './kept-data';
import type { EraseDto, ErasureReceiptDto, PersonalDataDto } from './personal-data.dto';
import { erasureMail } from './personal-data.mails';

/** Access to and erasure of a person's data. */
@Injectable()
export class PersonalDataService {
  constructor(
    private readonly database: Database,
    private readonly audit: AuditTrail,
    private readonly held: HeldData,
    private readonly newsletter: SubscriberDataService,
    private readonly mails: MailService,
  ) {}

  /** @param email in its canonical spelling. */
  read(email: string): Promise<PersonalDataDto> {
    this.audit.setTarget(this.held.markOf(email));
    return this.database.transaction(async (manager) => {
      const held = await this.held.read(manager, email);
      return { ...held, kept: keptOf(held) };
    });
  }

  /** Erases in one transaction. The receipt is the difference between the counts before and after. */
  erase({ email, is_receipt_mailed }: EraseDto): Promise<ErasureReceiptDto> {
    this.audit.setTarget(this.held.markOf(email));
    return this.database.transaction(async (manager) => {
      const before = await this.held.read(manager, email);
      await this.newsletter.forget(manager, email);
      await manager.delete(ContactMessageEntity, { email });
      await manager.delete(NotifyEntryEntity, { email });
      await eraseOrders(manager, email);
      await this.mails.forget(manager, email);
      // The audit log is unchanged, also entries whose target is erased.
      const after = { ...(await this.held.read(manager, email)), events: before.events };
      const receipt = {
        email,
        erased_at: new Date().toISOString(),
        erased: erasedBetween(before, after),
        kept: keptOf(after),
        is_mailed: is_receipt_mailed,
      };
      if (is_receipt_mailed)
        await this.mails.enqueue(manager, { to: email, template: erasureMail, data: receipt });
      return receipt;
    });
  }
}

/** Erases reservations, which are no purchases. A withdrawal is kept with its purchase, and until it is handled. */
async function eraseOrders(manager: EntityManager, email: string): Promise<void> {
  await deleteHandledWithdrawals(manager, email);
  await deleteReservations(manager, email);
}
