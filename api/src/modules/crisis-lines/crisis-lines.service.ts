import { Injectable } from '@nestjs/common';
import { swedishDay } from '@stillsam/dates';
import type { EntityManager } from 'typeorm';
import { displayName } from '../auth/user.mapper';
import type { UserEntity } from '../auth/user.entity';
import { SettingsService, type Section } from '../settings/settings.service';
import { digitsOf, isDue, isOverdue } from './crisis-line-rules';
import type {
  ChangeCrisisLineDto,
  CrisisLineDto,
  CrisisLinesSettingDto,
  StoredCrisisLine,
} from './crisis-lines.dto';
import { DomainError, invalidField } from '../../http/domain-error';
import data from '../../../../content/crisis-lines.json' with { type: 'json' };
import { FACTS_TAG } from '../business/business-sections';

const EMERGENCY = '112';
const MAX_LINES = 60;
const NEW_ID = /^[a-z0-9-]{1,40}$/;

/** The helplines in their order, with those of content/crisis-lines.json as their seed. */
const CRISIS_LINES: Section<{ lines: StoredCrisisLine[] }> = {
  id: 'crisis-lines',
  initial: data,
  tag: FACTS_TAG,
};

/** Facts that a check is of: where one differs, the check is of something else. */
const CHECKED_FACTS = [
  ...['number', 'reach', 'secondNumber', 'hours', 'forWhom', 'answersIn', 'chat', 'chatHours'],
] as (keyof StoredCrisisLine)[];

/** The helplines: the one source of the site's pages, which the owner changes line by line. */
@Injectable()
export class CrisisLinesService {
  constructor(private readonly settings: SettingsService) {}

  async describe(): Promise<CrisisLinesSettingDto> {
    const { value, ...setting } = await this.settings.state(CRISIS_LINES);
    return { ...setting, lines: value.lines.map(toDto) };
  }

  /** The lines for pages, or null where their build knows them. */
  async changed(): Promise<CrisisLineDto[] | null> {
    const { version, lines } = await this.describe();
    return version > 0 || lines.some((line) => line.isOverdue) ? lines : null;
  }

  /** How many lines somebody has to check. */
  async countDue(now: Date, manager: EntityManager): Promise<number> {
    const { lines } = await this.settings.read(CRISIS_LINES, manager);
    return lines.filter((line) => isDue(line, now)).length;
  }

  /**
   * Changes a line, or adds one with a new id. A check holds for what was checked: it goes when that changes.
   *
   * @throws DomainError 404 NOT_FOUND for an id that none can have, 400 VALIDATION_FAILED, 412 SETTING_CHANGED.
   */
  async save(id: string, body: ChangeCrisisLineDto, user: UserEntity): Promise<CrisisLinesSettingDto> {
    const { lines } = await this.settings.read(CRISIS_LINES);
    const before = lines.find((line) => line.id === id);
    if (!before && !NEW_ID.test(id)) throw noSuchLine();
    const { isCheckedToday, version, ...fields } = body;
    const line: StoredCrisisLine = {
      ...fields,
      id,
      ...(isCheckedToday
        ? { checkedOn: swedishDay(new Date()), checkedBy: displayName(user) }
        : keptCheck(before, fields)),
    };
    assertReachable(line, lines);
    const changed = before ? lines.map((one) => (one === before ? line : one)) : [...lines, line];
    return this.#store(changed, line.name, version, user);
  }

  /** @throws DomainError 404 NOT_FOUND, 400 VALIDATION_FAILED, 412 SETTING_CHANGED. */
  async remove(id: string, version: number, user: UserEntity): Promise<CrisisLinesSettingDto> {
    const { lines } = await this.settings.read(CRISIS_LINES);
    const removed = lines.find((line) => line.id === id);
    if (!removed) throw noSuchLine();
    return this.#store(
      lines.filter((line) => line !== removed),
      removed.name,
      version,
      user,
    );
  }

  async #store(
    lines: StoredCrisisLine[],
    name: string,
    version: number,
    user: UserEntity,
  ): Promise<CrisisLinesSettingDto> {
    if (!lines.some(({ group, number }) => group === 'now' && number === EMERGENCY))
      throw lineRefused('number', 'Numret 112 ska alltid stå i gruppen Nu.');
    if (lines.length > MAX_LINES) throw lineRefused('name', `Högst ${MAX_LINES} linjer får plats.`);
    await this.settings.change(CRISIS_LINES, { lines, version }, user, [name]);
    return this.describe();
  }
}

const toDto = (line: StoredCrisisLine): CrisisLineDto => ({
  ...line,
  isOverdue: isOverdue(line, new Date()),
});

function keptCheck(
  before: StoredCrisisLine | undefined,
  fields: Partial<StoredCrisisLine>,
): Pick<StoredCrisisLine, 'checkedOn' | 'checkedBy'> {
  const isSame = before && CHECKED_FACTS.every((name) => before[name] === fields[name]);
  return isSame
    ? { checkedOn: before.checkedOn, checkedBy: before.checkedBy }
    : { checkedOn: null, checkedBy: null };
}

/** A line has a number of its own with its hours, or words that say how it is reached. */
function assertReachable(line: StoredCrisisLine, lines: StoredCrisisLine[]): void {
  const { number, reach, secondNumber, hours } = line;
  if (!number && !reach) throw lineRefused('number', 'Skriv numret, eller hur linjen nås.');
  if (number && reach) throw lineRefused('reach', 'Lämna tomt när linjen har ett nummer.');
  if (number && !hours) throw lineRefused('hours', 'Skriv när linjen svarar.');
  const taken = new Set(
    lines
      .filter((other) => other.id !== line.id)
      .flatMap((other) => [other.number, other.secondNumber])
      .flatMap((one) => (one ? [digitsOf(one)] : [])),
  );
  for (const [path, own] of Object.entries({ number, secondNumber }))
    if (own && taken.has(digitsOf(own))) throw lineRefused(path, 'Numret står redan på en annan linje.');
}

const noSuchLine = () => new DomainError(404, 'NOT_FOUND', 'Stödlinjen finns inte längre.');

/** @param path the field that is at fault. */
const lineRefused = (path: string, message: string) => invalidField(path, message, message);
