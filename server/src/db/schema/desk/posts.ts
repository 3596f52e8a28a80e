import type { Rhythm } from '@ciguawatch/shared/domain/posts/periods';
import type { Generated, GeneratedAlways } from 'kysely';
import type { Instant, InstantOrNull } from '../column';

/** A dispensary or another place that says each period whether it saw cases. */
interface PostTable {
  id: GeneratedAlways<number>;
  /** Identifier made on the device, so that a repeat is stored once. */
  uuid: string;
  /** Keyed fingerprint of the body first sent under `uuid`. */
  body_hash: string;
  country: number;
  /** Location id. */
  island: number;
  name: string;
  /** Person who answers; empty where nobody is named. */
  contact: string;
  email: string | null;
  /** Mail address that a telephone company turns into a text message. */
  sms: string | null;
  language: string;
  rhythm: Rhythm;
  /** Civil dates of the first and the last day on which the post reports. */
  starts: string;
  ends: string | null;
  created_at: Instant;
  version: Generated<number>;
}

/** A week or month that a post was asked about. */
interface PostPeriodTable {
  post_id: number;
  /** Civil dates, both counted. */
  first: string;
  last: string;
  /** Hash of the token in the link; null once the address of the post changed. */
  token_hash: string | null;
  asked_at: Instant;
  reminded_at: InstantOrNull;
  /** When the post answered that there was nothing. */
  answered_at: InstantOrNull;
}

/** Whether an island without reports was really without cases, as a person is asked once. */
interface SilenceTable {
  id: GeneratedAlways<number>;
  country: number;
  /** Location id. */
  island: number;
  /** First days of the first and the last month without a report. */
  since: string;
  until: string;
  /** Observed months among them. */
  months: number;
  /** Meals usual in as many months. */
  expected: number;
  /** Chance of no report in as many months. */
  chance: number;
  asked_at: Instant;
  /** `nobody`: nobody was there to report; `none`: there were no cases. */
  answer: 'nobody' | 'none' | null;
  answered_at: InstantOrNull;
  answered_by: number | null;
  version: Generated<number>;
}

/** Tables of posts that report zero cases, and of questions about silence. */
export interface PostTables {
  post: PostTable;
  post_period: PostPeriodTable;
  silence: SilenceTable;
}
