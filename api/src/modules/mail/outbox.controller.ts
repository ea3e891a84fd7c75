import { Controller, Get, Param, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Answers } from '../../contract/answers';
import { RequireArea } from '../auth/access';
import { OutboxReader } from './outbox-reader';
import { OutboxMailDto, OutboxMailsDto, OutboxQueryDto } from './outbox.dto';

@ApiTags('outbox, admin')
@RequireArea('system')
@Controller('api/admin/outbox')
export class OutboxController {
  constructor(private readonly outbox: OutboxReader) {}

  /** Failed ones first, then what waits, the newest of each first; `search` is any part of the recipient. */
  @Get()
  @Answers(OutboxMailsDto)
  list(@Query() query: OutboxQueryDto): Promise<OutboxMailsDto> {
    return this.outbox.list(query);
  }

  @Get(':id')
  @Answers(OutboxMailDto)
  read(@Param('id') id: string): Promise<OutboxMailDto> {
    return this.outbox.read(id);
  }
}
