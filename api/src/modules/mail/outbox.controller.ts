import { Controller, Get, Param, Query } from '@nestjs/common';
import { ApiBearerAuth, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { ApiErrors } from '../../contract/api-errors.decorator';
import { RequireArea } from '../auth/access';
import { OutboxReader } from './outbox-reader';
import { OutboxMailDto, OutboxMailsDto, OutboxQueryDto } from './outbox.dto';

@ApiTags('outbox, admin')
@ApiBearerAuth()
@RequireArea('system')
@Controller('api/admin/outbox')
export class OutboxController {
  constructor(private readonly outbox: OutboxReader) {}

  /** Failed ones first, then what waits, the newest of each first. */
  @Get()
  @ApiOkResponse({ type: OutboxMailsDto })
  @ApiErrors(400, 401, 403, 503)
  list(@Query() query: OutboxQueryDto): Promise<OutboxMailsDto> {
    return this.outbox.list(query);
  }

  @Get(':id')
  @ApiOkResponse({ type: OutboxMailDto })
  @ApiErrors(401, 403, 404, 503)
  read(@Param('id') id: string): Promise<OutboxMailDto> {
    return this.outbox.read(id);
  }
}
