import { Module } from '@nestjs/common';
import { ContactController, MessagesController } from './contact.controller';
import { ContactService } from './contact.service';

@Module({ controllers: [ContactController, MessagesController], providers: [ContactService] })
export class ContactModule {}
