import { Body, Controller, Get, Param, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Answers } from '../../contract/answers';
import { Audited } from '../audit/audited';
import { RequireArea, RequireStepUp } from '../auth/access';
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
  constructor(private readonly data: PersonalDataService) {}

  /** Addresses with a text in them, or in the name beside them. */
  @Post('search')
  @Answers(PeopleDto)
  search(@Body() { text }: SearchPeopleDto): Promise<PeopleDto> {
    return this.data.search(text);
  }

  /** The same as `read`, by a row that names the address. */
  @Audited()
  @Get('people/:kind/:id')
  @Answers(PersonalDataDto)
  readPerson(@Param('kind') kind: string, @Param('id') id: string): Promise<PersonalDataDto> {
    return this.data.readPerson(kind, id);
  }

  @Post('read')
  @Answers(PersonalDataDto)
  read(@Body() { email }: AddressDto): Promise<PersonalDataDto> {
    return this.data.read(email);
  }

  @Post('erase')
  @RequireStepUp()
  @Answers(ErasureReceiptDto)
  erase(@Body() request: EraseDto): Promise<ErasureReceiptDto> {
    return this.data.erase(request);
  }
}
