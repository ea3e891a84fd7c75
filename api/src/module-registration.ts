import type { EntityManager } from 'typeorm';
import type { Type } from '@nestjs/common';
import type { WordedMail } from './modules/mail/mail-template';
import type { Area } from './modules/auth/permissions';
import type { UserEntity } from './modules/auth/user.entity';
import type { ToDoId, UpcomingKind, WeekId } from './modules/overview/overview.dto';
import type { Held } from './modules/personal-data/kept-data';
import type { HeldKind, PersonKind } from './modules/personal-data/personal-data.dto';

/** Token of the registrations of all modules. */
export const REGISTRATIONS = Symbol('REGISTRATIONS');
/** Token of {@link Services}. */
export const SERVICES = Symbol('SERVICES');

/** What a module tells the rest of the API of itself. It stands in the class of the module, as `registration`. */
export interface ModuleRegistration {
  /** Rows that the daily purge deletes, in order. */
  retention?: RetentionRule[];
  /** Deletions besides rows, such as files, after the daily purge and in the process that ran it. */
  dailyTasks?: DailyTask[];
  /** What it holds about an address. A module with a column for an address or a name has it, or the reason below. */
  personalData?: PersonalDataSource;
  /** Its rows that name an address, for the search over all of them. */
  people?: PersonRows[];
  /** Why its columns with an address or a name are not told of and not erased. */
  holdsNoPersonalData?: string;
  /** Its mails whose words the owner may change. */
  mails?: WordedMail[];
  /** What waits for somebody in the back office. */
  toDo?: ToDoSource[];
  /** Figures of the week. */
  week?: WeekSource[];
  /** What happens by itself later. */
  upcoming?: UpcomingSource[];
}

/** A table with an address in its column `email`. */
export interface PersonRows {
  kind: PersonKind;
  table: string;
  /** An expression of SQL: the name beside the address. */
  name: string;
  /** Columns with a trigram index. */
  searched: readonly string[];
}

export interface RetentionRule {
  /** Name in the audit log. */
  id: string;
  /** For the operator: the deleted data, and their retention period. */
  name: string;
  table: string;
  condition: string;
  /** Statement that deletes dependent rows; `$1` is the ids. */
  cascade?: string;
}

export interface DailyTask {
  /** In the log. */
  name: string;
  /** @returns the number of deletions. */
  run: (services: Services) => Promise<number>;
}

/** Gives an instance of a provider of any Nest module. */
export type Services = <Service>(type: Type<Service>) => Service;

/** A module's part of the data about an address, which is given in its canonical spelling. */
export interface PersonalDataSource<Part extends Partial<Held> = Partial<Held>> {
  read(manager: EntityManager, email: string, services: Services): Promise<Part>;
  /** Without it, an erasure keeps everything. */
  erase?(manager: EntityManager, email: string, services: Services): Promise<void>;
  /** Areas of the audit log, and the ids in them that the part names. */
  events?(part: Part): [area: string, ids: string[]][];
  /** What an erasure keeps: numbers of rows, and the last day where it is known. */
  kept?(part: Part): KeptRows[];
}

export type KeptRows = [kind: HeldKind, count: number, until?: string | null];

/** Who looks at the overview, and when. */
interface Viewer {
  user: UserEntity;
  now: Date;
  services: Services;
}

/** What waits for somebody in the back office. */
export interface Waiting {
  count: number;
  /** Deadline of the first of them. */
  dueAt?: Date | null;
  /** When the newest began to wait; without it a higher count is news. */
  latestAt?: Date | null;
}

export interface ToDoSource {
  id: ToDoId;
  /** The roles that may use it see it. */
  area: Area;
  /** In the mail to the owner, in Swedish. */
  label: string;
  count: (manager: EntityManager, viewer: Viewer) => Promise<Waiting>;
  /** False for what needs no mail. */
  isMailed?: false;
  /** False for what begins to wait by an act of the owner's own; a mail that comes anyway names it. */
  isNews?: false;
}

/** A figure by the day, of the last seven. */
export interface WeekSource {
  id: WeekId;
  area: Area;
  /** The days that have one. @param from the first day, in Sweden. */
  byDay: (manager: EntityManager, from: string) => Promise<DayValue[]>;
}

/** @property day in Sweden, YYYY-MM-DD. */
export interface DayValue {
  day: string;
  value: number;
}

/** What happens by itself at a time, such as a scheduled publication. */
export interface UpcomingSource {
  kind: UpcomingKind;
  area: Area;
  find: (manager: EntityManager, limit: number) => Promise<{ id: string; title: string; at: Date }[]>;
}
