import { Body, Controller, Get, HttpCode, Param, Post } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { Audited } from '../audit/audited';
import { RequireArea, RequireStepUp } from '../auth/access';
import { PeopleService } from './people.service';
import {
  AddressDto,
  EraseDto,
  ErasureReceiptDto,
  PeopleDto,
  PersonalDataDto,
  SearchPeopleDto,
} from './personal-data.dto';
import { PersonalDataService } from './personal-data.service';

/** By POST, because logs and histories keep URLs, which must not hold an address. */
@ApiTags('personal data, admin')
@RequireArea('personal-data')
@Controller('api/admin/personal-data')
export class PersonalDataController {
  constructor(
    private readonly data: PersonalDataService,
    private readonly people: PeopleService,
  ) {}

  /** Addresses with a text in them, or in the name beside them. */
  @Post('search')
  @HttpCode(200)
  @ApiOkResponse({ type: PeopleDto })
  search(@Body() { text }: SearchPeopleDto): Promise<PeopleDto> {
    return this.people.search(text);
  }

  /** The same as `read`, by a row that names the address. */
  @Audited()
  @Get('people/:kind/:id')
  @ApiOkResponse({ type: PersonalDataDto })
  readPerson(@Param('kind') kind: string, @Param('id') id: string): Promise<PersonalDataDto> {
    return this.people.read(kind, id);
  }

  @Post('read')
  @HttpCode(200)
  @ApiOkResponse({ type: PersonalDataDto })
  read(@Body() { email }: AddressDto): Promise<PersonalDataDto> {
    return this.data.read(email);
  }

  @Post('erase')
  @HttpCode(200)
  @RequireStepUp()
  @ApiOkResponse({ type: ErasureReceiptDto })
  erase(@Body() request: EraseDto): Promise<ErasureReceiptDto> {
    return this.data.erase(request);
  }
}
