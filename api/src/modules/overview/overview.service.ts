import { Inject, Injectable } from '@nestjs/common';
import { swedishDay } from '@stillsam/dates';
import type { EntityManager } from 'typeorm';
import { Database } from '../../database/database';
import {
  REGISTRATIONS,
  SERVICES,
  type DayValue,
  type ModuleRegistration,
  type Services,
  type ToDoSource,
  type Waiting,
} from '../../module-registration';
import { SecondFactorService } from '../auth/factors/second-factor.service';
import { PERMISSIONS, type Area } from '../auth/permissions';
import type { UserEntity } from '../auth/user.entity';
import type { OverviewDto, OverviewWeekDto } from './overview.dto';

const MAX_UPCOMING = 20;
const DAYS = 7;
const DAY_MS = 86_400_000;

/** Gathers what the modules say, for the areas that a user may use. One query after another keeps the pool free. */
@Injectable()
export class OverviewService {
  constructor(
    private readonly database: Database,
    private readonly secondFactor: SecondFactorService,
    @Inject(REGISTRATIONS) private readonly registrations: ModuleRegistration[],
    @Inject(SERVICES) private readonly services: Services,
  ) {}

  /** @throws DomainError 403 SECOND_FACTOR_MISSING. */
  async read(user: UserEntity): Promise<OverviewDto> {
    await this.secondFactor.assertNotOverdue(user);
    const { manager } = this.database;
    const waiting = await this.findWaiting(manager, user, new Date());
    return {
      to_do: waiting.map(({ id, count, dueAt }) => ({ id, count, due_at: dueAt ?? null })),
      upcoming: await this.#findUpcoming(manager, user),
    };
  }

  /** @throws DomainError 403 SECOND_FACTOR_MISSING. */
  async readWeek(user: UserEntity): Promise<OverviewWeekDto> {
    await this.secondFactor.assertNotOverdue(user);
    const days = lastDays(new Date());
    const figures: OverviewWeekDto['figures'] = [];
    for (const { id, byDay } of this.#sourcesOf('week', user)) {
      const values = await byDay(this.database.manager, days[0] ?? '');
      figures.push({ id, days: days.map((day) => ({ day, value: valueOf(values, day) })) });
    }
    return { figures };
  }

  /** What waits for a user, the first deadline first. */
  async findWaiting(manager: EntityManager, user: UserEntity, now: Date): Promise<WaitingItem[]> {
    const waiting: WaitingItem[] = [];
    for (const { id, label, isMailed, isNews, count } of this.#sourcesOf('toDo', user)) {
      const found = await count(manager, { user, now, services: this.services });
      if (found.count > 0) waiting.push({ id, label, isMailed, isNews, ...found });
    }
    return waiting.sort((a, b) => deadlineOf(a) - deadlineOf(b));
  }

  async #findUpcoming(manager: EntityManager, user: UserEntity): Promise<OverviewDto['upcoming']> {
    const upcoming: OverviewDto['upcoming'] = [];
    for (const { kind, find } of this.#sourcesOf('upcoming', user))
      for (const { id, title, at } of await find(manager, MAX_UPCOMING))
        upcoming.push({ kind, id, title, at });
    return upcoming.sort((a, b) => a.at.getTime() - b.at.getTime()).slice(0, MAX_UPCOMING);
  }

  /** Sources of the areas that a user may use. */
  #sourcesOf<Key extends 'toDo' | 'week' | 'upcoming'>(key: Key, { role }: UserEntity): SourceOf<Key>[] {
    const areas: readonly Area[] = PERMISSIONS[role];
    const sources = this.registrations.flatMap((registration): SourceOf<Key>[] => registration[key] ?? []);
    return sources.filter(({ area }) => areas.includes(area));
  }
}

/** What waits, and from where. */
type WaitingItem = Waiting & Pick<ToDoSource, 'id' | 'label' | 'isMailed' | 'isNews'>;

type SourceOf<Key extends 'toDo' | 'week' | 'upcoming'> = NonNullable<ModuleRegistration[Key]>[number];

const deadlineOf = ({ dueAt }: Waiting) => dueAt?.getTime() ?? Number.MAX_SAFE_INTEGER;

function lastDays(now: Date): string[] {
  const today = Date.parse(swedishDay(now));
  return Array.from({ length: DAYS }, (_, index) =>
    new Date(today - (DAYS - 1 - index) * DAY_MS).toISOString().slice(0, 10),
  );
}

const valueOf = (values: DayValue[], day: string) => values.find((one) => one.day === day)?.value ?? 0;
