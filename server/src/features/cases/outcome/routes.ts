import { getOutcomeFigures } from '@ciguawatch/shared/api/calls/desk/outcome';
import type { CountryOutcome } from '@ciguawatch/shared/api/schemas/desk/outcome';
import { outcomeFigures } from '@ciguawatch/shared/domain/statistics/outcome-figures';
import type { Reader } from '../../../db/store';
import type { Feature } from '../../../deps';
import { person, route } from '../../../http/route';
import { manages, type Who } from '../../../http/who';
import { refused } from '../refused';
import { outcomeFacts } from './facts';

/**
 * Outcome figures of the cases that count in a country.
 * @throws HttpError 403 when the account does not manage it
 */
async function readOutcome(db: Reader, who: Who, country: number): Promise<CountryOutcome> {
  if (!manages(who, country)) throw refused('forbidden');
  return { country, ...outcomeFigures(await outcomeFacts(db, { country })) };
}

/** Figures of outcome for editors. */
export const outcomeFeature: Feature = (app, deps) => {
  route(app, deps, getOutcomeFigures, async (context) => {
    // Small countries tell of persons, so no cache may store the response.
    context.reply.header('cache-control', 'private, no-store');
    return readOutcome(deps.store.read, person(context), Number(context.query.country));
  });
};
