import { Body, Controller, HttpCode, Post } from '@nestjs/common';
import { ApiBearerAuth, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { ApiErrors } from '../../contract/api-errors.decorator';
import { RequireArea, RequireStepUp } from '../auth/access';
import { AddressDto, EraseDto, ErasureReceiptDto, PersonalDataDto } from './personal-data.dto';
import { PersonalDataService } from './personal-data.service';

/** By POST, because logs and histories keep URLs, which must not hold an address. */
@ApiTags('personal data, admin')
@ApiBearerAuth()
@RequireArea('personal-data')
@Controller('api/admin/personal-data')
export class PersonalDataController {
  constructor(private readonly data: PersonalDataService) {}

  @Post('read')
  @HttpCode(200)
  @ApiOkResponse({ type: PersonalDataDto })
  @ApiErrors(400, 401, 403, 413, 415, 503)
  read(@Body() { email }: AddressDto): Promise<PersonalDataDto> {
    return this.data.read(email);
  }

  @Post('erase')
  @HttpCode(200)
  @RequireStepUp()
  @ApiOkResponse({ type: ErasureReceiptDto })
  @ApiErrors(400, 401, 403, 413, 415, 503)
  erase(@Body() request: EraseDto): Promise<ErasureReceiptDto> {
    return this.data.erase(request);
  }
}
