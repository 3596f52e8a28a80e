import { listCoverage } from '@ciguawatch/shared/api/calls/coverage';
import type { Feature } from '../../deps';
import { route } from '../../http/route';
import { readCoverage } from './read';

/** Which months were observed: a month outside them says nothing about cases. */
export const coverageFeature: Feature = (app, deps) => {
  route(app, deps, listCoverage, async ({ reply }) => {
    reply.header('cache-control', 'public, no-cache');
    return readCoverage(deps.store.read);
  });
};
