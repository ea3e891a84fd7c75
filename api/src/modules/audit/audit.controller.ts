import { Controller, Get, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Answers } from '../../contract/answers';
import { RequireArea } from '../auth/access';
import { AuditListDto, AuditQueryDto } from './audit.dto';
import { AuditService } from './audit.service';

@ApiTags('audit')
@RequireArea('system')
@Controller('api/admin/audit')
export class AuditController {
  constructor(private readonly audit: AuditService) {}

  @Get()
  @Answers(AuditListDto)
  list(@Query() query: AuditQueryDto): Promise<AuditListDto> {
    return this.audit.list(query);
  }
}
