import type { Refusal } from '@ciguawatch/shared/domain/review/refusals';
import type { Transaction } from 'kysely';
import type { DB } from '../../db/schema';
import type { Deps } from '../../deps';
import type { Who } from '../../http/who';
import type { PlaceIndex } from '../locations/place-index';
import type { DecidedObject } from './hold';

/** The transaction of an undo, and who asks for it. */
export interface Undoing {
  trx: Transaction<DB>;
  deps: Deps;
  places: PlaceIndex;
  who: Who;
  /** milliseconds since 1970 UTC */
  now: number;
}

/** An object that stays as it is. */
export interface Staying {
  id: number;
  why: Refusal;
}

/** What became of a part of a decision. */
export interface Undone {
  done: { id: number; version: number; review_state: string | null }[];
  /** objects brought back, to be marked */
  marked: readonly DecidedObject[];
  left: Staying[];
}

/** Thrown to roll the transaction back when the one object of a decision stays as it is. */
export class Stays extends Error {
  constructor(readonly staying: Staying) {
    super(`${staying.id} stays: ${staying.why}`);
  }
}
