import { Body, Controller, HttpCode, Ip, Post } from '@nestjs/common';
import { ApiBearerAuth, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { ApiErrors } from '../../contract/api-errors.decorator';
import { CurrentUser, RequireArea } from '../auth/access';
import { UserEntity } from '../auth/user.entity';
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
  @ApiOkResponse({ type: ErasureReceiptDto })
  @ApiErrors(400, 401, 403, 413, 415, 429, 503)
  erase(
    @Body() request: EraseDto,
    @CurrentUser() user: UserEntity,
    @Ip() address: string,
  ): Promise<ErasureReceiptDto> {
    return this.data.erase(request, user, address);
  }
}
