import { countCases } from '@ciguawatch/shared/api/calls/desk/count';
import { readAxes } from '@ciguawatch/shared/domain/case-list/count/axes';
import type { Feature } from '../../../deps';
import { invalidFields } from '../../../http/errors/http-error';
import { requireOperator, route } from '../../../http/route';
import { readCaseListRequest } from '../list/case-list-request';
import { Names } from '../list/names';
import { Places } from '../places';
import { countBy } from './count';

/** Counts above the case list of editors. */
export const caseCountFeature: Feature = (app, deps) => {
  const places = new Places(deps.store);
  const names = new Names(deps.store);

  route(app, deps, countCases, async (context) => {
    // Small numbers describe persons as rows do, so no cache may keep them.
    context.reply.header('cache-control', 'private, no-store');
    const { query } = context;
    const by = readAxes(query.by);
    if (!by) throw invalidFields({ by: 'unknown_choice' });
    const current = await names.current(await places.current());
    const ask = await readCaseListRequest(
      deps,
      current,
      requireOperator(context),
      query,
      query.deleted === 'true',
    );
    return countBy(deps.store, ask, { by, of: query.of === 'all' ? 'all' : 'figures' }, deps.clock.now());
  });
};
