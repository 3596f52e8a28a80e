import { getOutcomeFigures } from '@ciguawatch/shared/api/calls/desk/outcome';
import type { CountryOutcome } from '@ciguawatch/shared/api/schemas/desk/outcome';
import { outcomeFigures } from '@ciguawatch/shared/domain/statistics/outcome-figures';
import type { Reader } from '../../../db/store';
import type { Feature } from '../../../deps';
import { managesCountry, type Operator } from '../../../http/operator';
import { requireOperator, route } from '../../../http/route';
import { refusalError } from '../refusal-error';
import { outcomeFacts } from './facts';

/**
 * Outcome figures of the cases that count in a country.
 * @throws HttpError 403 when the account does not manage it
 */
async function readOutcome(db: Reader, who: Operator, country: number): Promise<CountryOutcome> {
  if (!managesCountry(who, country)) throw refusalError('forbidden');
  return { country, ...outcomeFigures(await outcomeFacts(db, { country })) };
}

/** Figures of outcome for editors. */
export const outcomeFeature: Feature = (app, deps) => {
  route(app, deps, getOutcomeFigures, async (context) => {
    // In small countries the figures may identify persons, so they must not be stored by any cache.
    context.reply.header('cache-control', 'private, no-store');
    return readOutcome(deps.store.read, requireOperator(context), Number(context.query.country));
  });
};
