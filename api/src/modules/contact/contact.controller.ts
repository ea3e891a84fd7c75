import { Body, Controller, Delete, Get, Headers, HttpCode, Param, Patch, Post, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Answers, AnswersCreated } from '../../contract/answers';
import { ApiIdempotencyKey } from '../../contract/idempotency-key';
import { LimitPerNet, SUBMISSIONS_PER_MINUTE } from '../rate-limits/limit-per-net';
import { CurrentUser, Public, RequireArea } from '../auth/access';
import type { UserEntity } from '../auth/user.entity';
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
import { MessageRepliesService } from './message-replies.service';

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

@ApiTags('contact, admin')
@RequireArea('messages')
@Controller('api/admin/messages')
export class MessagesController {
  constructor(
    private readonly contact: ContactService,
    private readonly replies: MessageRepliesService,
  ) {}

  @Get()
  @Answers(MessageListDto)
  list(@Query() query: MessagesQueryDto): Promise<MessageListDto> {
    return this.contact.list(query);
  }

  @Get(':id')
  @Answers(MessageDetailDto)
  read(@Param('id') id: string): Promise<MessageDetailDto> {
    return this.replies.read(id);
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
    return this.replies.reply(id, { text, key, author });
  }

  @Patch(':id')
  @Answers(MessageDto)
  change(@Param('id') id: string, @Body() { status }: ChangeMessageDto): Promise<MessageDto> {
    return this.contact.change(id, status);
  }

  @Delete(':id')
  @HttpCode(204)
  remove(@Param('id') id: string): Promise<void> {
    return this.contact.remove(id);
  }
}
