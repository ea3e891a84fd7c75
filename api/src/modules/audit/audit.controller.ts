import { Controller, Get, Query } from '@nestjs/common';
import { ApiBearerAuth, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { ApiErrors } from '../../contract/api-errors.decorator';
import { RequireArea } from '../auth/access';
import { AuditListDto, AuditQueryDto } from './audit.dto';
import { AuditService } from './audit.service';

@ApiTags('audit')
@ApiBearerAuth()
@RequireArea('system')
@Controller('api/admin/audit')
export class AuditController {
  constructor(private readonly audit: AuditService) {}

  @Get()
  @ApiOkResponse({ type: AuditListDto })
  @ApiErrors(400, 401, 403, 503)
  list(@Query() query: AuditQueryDto): Promise<AuditListDto> {
    return this.audit.list(query);
  }
}
