import { Injectable } from '@nestjs/common';
import { isId } from '../../database/ids';
import { Database } from '../../database/database';
import { findAddress, findPeople } from './personal-data.repository';
import { PERSON_KINDS, type PersonDto, type PeopleDto, type PersonalDataDto } from './personal-data.dto';
import { PersonalDataService } from './personal-data.service';
import { DomainError } from '../../http/domain-error';

const MAX_PEOPLE = 20;

/** Finds people by a part of their address or name, and reads one by a row that names the address. */
@Injectable()
export class PeopleService {
  constructor(
    private readonly database: Database,
    private readonly data: PersonalDataService,
  ) {}

  async search(text: string): Promise<PeopleDto> {
    // One more than is shown says that there are more.
    const rows = await findPeople(this.database.source.manager, text, MAX_PEOPLE + 1);
    const people = new Map<string, PersonDto>();
    for (const { kind, id, email, name } of rows) {
      const known = people.get(email);
      if (!known) people.set(email, { email, name, kind, id, kinds: [kind] });
      else {
        known.name ||= name;
        if (!known.kinds.includes(kind)) known.kinds.push(kind);
      }
    }
    const found = [...people.values()].sort((one, other) => (one.email < other.email ? -1 : 1));
    return { people: found.slice(0, MAX_PEOPLE), has_more: found.length > MAX_PEOPLE };
  }

  /** @throws DomainError 404 PERSON_NOT_FOUND. */
  async read(kind: string, id: string): Promise<PersonalDataDto> {
    const known = PERSON_KINDS.find((one) => one === kind);
    const email = known && isId(id) ? await findAddress(this.database.source.manager, known, id) : undefined;
    if (email === undefined) throw personNotFound();
    return this.data.read(email);
  }
}

const personNotFound = () =>
  new DomainError(404, 'PERSON_NOT_FOUND', 'Uppgiften finns inte längre. Sök på adressen i stället.');
