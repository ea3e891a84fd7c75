import { Injectable } from '@nestjs/common';
import { Database } from '../../database/database';
import { AuditTrail } from '../audit/audit-trail';
import { MailService } from '../mail/mail.service';
import { HeldData } from './held-data';
import { erasedBetween, keptOf, periodsOf } from './kept-data';
import type { EraseDto, ErasureReceiptDto, PersonalDataDto } from './personal-data.dto';
import { erasureMail } from './personal-data.mails';

/** Access to and erasure of a person's data. */
@Injectable()
export class PersonalDataService {
  constructor(
    private readonly database: Database,
    private readonly audit: AuditTrail,
    private readonly held: HeldData,
    private readonly mails: MailService,
  ) {}

  /** @param email in its canonical spelling. */
  read(email: string): Promise<PersonalDataDto> {
    this.audit.setTarget(this.held.markOf(email));
    return this.database.transaction(async (manager) => {
      const held = await this.held.read(manager, email);
      return { ...held, periods: periodsOf(held), kept: keptOf(held) };
    });
  }

  /**
   * Erases in one transaction. The receipt is the difference between the counts before and after.
   */
  async erase({ email, is_receipt_mailed }: EraseDto): Promise<ErasureReceiptDto> {
    this.audit.setTarget(this.held.markOf(email));
    return this.database.transaction(async (manager) => {
      const before = await this.held.read(manager, email);
      await this.held.erase(manager, email);
      const after = { ...(await this.held.read(manager, email)), events: before.events };
      const receipt = {
        email,
        erased_at: new Date(),
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
