import { getReviewCard } from '@ciguawatch/shared/api/calls/desk/review-card';
import type { Feature } from '../../../deps';
import { requireOperator, route } from '../../../http/route';
import { Places } from '../places';
import { reviewCardOf } from './card';

/** What surrounds a case under review, for editors of its country. */
export const reviewCardFeature: Feature = (app, deps) => {
  const places = new Places(deps.store);

  route(app, deps, getReviewCard, async (context) => {
    const tree = await places.current();
    // Contains personal data, so it must not be stored by any cache.
    context.reply.header('cache-control', 'private, no-store');
    return reviewCardOf(deps.store, tree, requireOperator(context), Number(context.params.id));
  });
};
