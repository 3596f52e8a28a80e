import type { DecisionKind } from '@ciguawatch/shared/domain/codes/decision-kinds';
import type { Transaction } from 'kysely';
import type { auditEach } from '../../../features/audit/audit';
import type { DB } from '../../schema';

export const DAY_MS = 86_400_000;
export const FRENCH_POLYNESIA = 4;

/** An invented report as its decisions need it. */
export interface DemoCase {
  id: number;
  island: number;
  country: number;
  isNew: boolean;
  /** milliseconds since 1970 UTC at which it came */
  sentAt: number;
  /** civil date of the meal */
  date: string;
  /** number of people who ate and fell ill, as reported */
  people: number | null;
}

/** A decision of an editor to which lines of the trail belong. */
interface DecisionMade {
  id: string;
  kind: DecisionKind;
  target: string | null;
  /** id of the object; that of a pair is not that of its lines */
  object: number;
  before: Record<string, unknown>;
}

/** A line of the trail, and the decision that it belongs to. */
export interface Told {
  line: Parameters<typeof auditEach>[1][number];
  decision?: DecisionMade;
}

/** What the rows of the past year are made from. */
export interface Life {
  trx: Transaction<DB>;
  /** milliseconds since 1970 UTC */
  now: number;
  cases: readonly DemoCase[];
  /** Id of a demo account, by its address without `@demo.example`. */
  account(name: string): number;
  /** Adds a line; all are written at the end in the order of time, as the trail is read. */
  tell(told: Told): void;
}

/** Civil date of a moment, UTC. */
export const dayOf = (at: number): string => new Date(at).toISOString().slice(0, 10);

/** The editor of the cases of a country. */
export const editorOf = ({ account }: Life, country: number): number =>
  account(country === FRENCH_POLYNESIA ? 'cases_editor' : 'cases_editor.fj');
