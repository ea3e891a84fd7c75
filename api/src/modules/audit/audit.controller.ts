import { Controller, Get, Query } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { RequireArea } from '../auth/access';
import { AuditListDto, AuditQueryDto } from './audit.dto';
import { AuditService } from './audit.service';

@ApiTags('audit')
@RequireArea('system')
@Controller('api/admin/audit')
export class AuditController {
  constructor(private readonly audit: AuditService) {}

  @Get()
  @ApiOkResponse({ type: AuditListDto })
  list(@Query() query: AuditQueryDto): Promise<AuditListDto> {
    return this.audit.list(query);
  }
}
