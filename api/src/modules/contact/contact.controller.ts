import { createHash } from 'node:crypto';
import {
  Body,
  Controller,
  Delete,
  Get,
  Headers,
  HttpCode,
  Param,
  Patch,
  Post,
  Query,
  Res,
  UseFilters,
} from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { Answers, AnswersCreated, AnswersNothing } from '../../contract/answers';
import { ApiIdempotencyKey } from '../../contract/idempotency-key';
import { LimitPerNet, SUBMISSIONS_PER_MINUTE } from '../rate-limits/limit-per-net';
import { CurrentUser, Public, RequireArea } from '../auth/access';
import type { UserEntity } from '../auth/user.entity';
import { ApiForm } from '../../http/plain-page/api-form.decorator';
import { formFilter } from '../../http/plain-page/plain-form.filter';
import { sendPlainPage } from '../../http/plain-page/plain-page';
import {
  ChangeMessageDto,
  ContactDto,
  ContactReceiptDto,
  MessageDetailDto,
  MessageDto,
  MessageListDto,
  MessagesQueryDto,
  ReplyDto,
} from './contact.dto';
import { ContactService } from './contact.service';

@ApiTags('contact')
@Controller('api/contact')
export class ContactController {
  constructor(private readonly contact: ContactService) {}

  @Public()
  @LimitPerNet(SUBMISSIONS_PER_MINUTE)
  @Post()
  @ApiIdempotencyKey('store no second message', false)
  @AnswersCreated(ContactReceiptDto, 403, 422)
  receive(
    @Body() message: ContactDto,
    @Headers('idempotency-key') key: string | undefined,
  ): Promise<ContactReceiptDto> {
    return this.contact.receive(message, key);
  }
}

const LINKS = [
  { label: 'Nummer att ringa nu', to: '/kontakt#akut-hjalp' },
  { label: 'Till startsidan', to: '/' },
];

const ContactFormFilter = formFilter({
  title: 'Skriv till oss',
  action: '/api/contact/form',
  submit: 'Skicka',
  fields: [
    { name: 'name', label: 'Namn', autoComplete: 'name' },
    { name: 'email', label: 'E-post', type: 'email', autoComplete: 'email' },
    { name: 'message', label: 'Meddelande', type: 'textarea' },
    {
      name: 'health_consent',
      label: 'Jag samtycker till att ni läser det jag skriver om min hälsa för att kunna svara.',
      hint: 'Behövs om du skriver om din hälsa. Utan krysset raderar vi ett sådant meddelande.',
      type: 'checkbox',
    },
  ],
  links: LINKS,
});

/** Native submission of the contact form, in browsers without JavaScript. */
@Public()
@ApiTags('contact')
@Controller('api/contact/form')
@UseFilters(ContactFormFilter)
export class ContactFormController {
  constructor(private readonly contact: ContactService) {}

  @Post()
  @HttpCode(200)
  @LimitPerNet(SUBMISSIONS_PER_MINUTE)
  @ApiForm()
  async receive(@Body() message: ContactDto, @Res() reply: FastifyReply): Promise<void> {
    await this.contact.receive(message, keyOf(message));
    sendPlainPage(reply, 200, {
      title: 'Skickat',
      notice: { text: 'Tack för ditt meddelande! Vi återkommer inom 24 timmar.', isFault: false },
      links: LINKS,
    });
  }
}

/** The same form on the same day is the same message: browsers send a form again when its response is reloaded. */
function keyOf({ name, email, message, health_consent }: ContactDto): string {
  const day = new Date().toISOString().slice(0, 10);
  const fields = JSON.stringify([day, name, email, message, health_consent ?? false]);
  return `form-${createHash('sha256').update(fields).digest('base64url')}`;
}

@ApiTags('contact, admin')
@RequireArea('messages')
@Controller('api/admin/messages')
export class MessagesController {
  constructor(private readonly contact: ContactService) {}

  @Get()
  @Answers(MessageListDto)
  list(@Query() query: MessagesQueryDto): Promise<MessageListDto> {
    return this.contact.list(query);
  }

  @Get(':id')
  @Answers(MessageDetailDto)
  read(@Param('id') id: string): Promise<MessageDetailDto> {
    return this.contact.read(id);
  }

  /** Mails a reply to the sender, and marks the message as answered. */
  @Post(':id/replies')
  @ApiIdempotencyKey('send no second mail')
  @AnswersCreated(MessageDetailDto, 422)
  reply(
    @Param('id') id: string,
    @Body() { text }: ReplyDto,
    @Headers('idempotency-key') key: string | undefined,
    @CurrentUser() author: UserEntity,
  ): Promise<MessageDetailDto> {
    return this.contact.reply(id, { text, key, author });
  }

  @Patch(':id')
  @Answers(MessageDto)
  change(@Param('id') id: string, @Body() { status }: ChangeMessageDto): Promise<MessageDto> {
    return this.contact.change(id, status);
  }

  @Delete(':id')
  @AnswersNothing()
  remove(@Param('id') id: string): Promise<void> {
    return this.contact.remove(id);
  }
}
