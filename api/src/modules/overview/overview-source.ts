import type { EntityManager } from 'typeorm';
import type { Services } from '../../module-registration';
import type { Area } from '../auth/permissions';
import type { UserEntity } from '../auth/user.entity';
import type { ToDoId, UpcomingKind, WeekId } from './overview.dto';

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
