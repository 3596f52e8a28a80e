import type { Refusal } from '@ciguawatch/shared/domain/review/refusals';
import type { Transaction } from 'kysely';
import type { DB } from '../../db/schema';
import type { Deps } from '../../deps';
import type { Operator } from '../../http/operator';
import type { PlaceIndex } from '../locations/place-index';
import type { DecidedObject } from './lock-decision';

/** The transaction of an undo, and who asks for it. */
export interface UndoContext {
  trx: Transaction<DB>;
  deps: Deps;
  places: PlaceIndex;
  who: Operator;
  /** milliseconds since 1970 UTC */
  now: number;
}

/** An object that stays as it is. */
export interface RefusedUndo {
  id: number;
  why: Refusal;
}

/** Result of undoing one part of a decision. */
export interface UndoResult {
  done: { id: number; version: number; review_state: string | null }[];
  /** objects brought back, to be marked */
  marked: readonly DecidedObject[];
  left: RefusedUndo[];
}

/** Thrown to roll the transaction back when the one object of a decision stays as it is. */
export class UndoRefusedError extends Error {
  constructor(readonly staying: RefusedUndo) {
    super(`${staying.id} stays: ${staying.why}`);
  }
}
