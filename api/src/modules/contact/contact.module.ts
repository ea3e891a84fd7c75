import { Module } from '@nestjs/common';
import { ContactFormController } from './contact-form.controller';
import { ContactController, MessagesController } from './contact.controller';
import { ContactService } from './contact.service';

@Module({
  controllers: [ContactController, ContactFormController, MessagesController],
  providers: [ContactService],
})
export class ContactModule {}
