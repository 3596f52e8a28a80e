import type { Generated, GeneratedAlways } from 'kysely';
import type { Instant, InstantOrNull } from '../column';

/** An island followed by a person without an account. */
interface FollowTable {
  id: GeneratedAlways<number>;
  island: number;
  country: number;
  /** Sealed, see `features/follow/address.ts`. */
  address: string;
  /** Keyed hash by which an address is found. */
  address_hash: string;
  language: 'fr_FR' | 'en_US';
  asked_at: Instant;
  /** Null until its owner confirmed the address; nothing but the question is sent before. */
  confirmed_at: InstantOrNull;
  /** Mails that could not be delivered. */
  failures: Generated<number>;
  /** By mail, or by notices of a browser, whose address at its push service is sealed with its keys. */
  way: Generated<'mail' | 'push'>;
}

/** A notice that waits to be handed to a push service. */
interface PushWaitingTable {
  id: GeneratedAlways<number>;
  follow_id: number;
  kind: 'alert' | 'bulletin';
  object: number;
  attempts: Generated<number>;
  not_before: Instant;
}

/** What the followers were told, once each. */
interface NewsToldTable {
  kind: 'alert' | 'bulletin';
  /** Id of the alert or of the edition. */
  object: number;
  /** When the first follower was told; those who confirm later are not. */
  at: Instant;
  /** Highest id of a follower who was told. */
  upto: Generated<number>;
  done: Generated<boolean>;
}

/** Tables of followers. */
export interface FollowTables {
  follow: FollowTable;
  news_told: NewsToldTable;
  push_waiting: PushWaitingTable;
}
