import * as calls from '@ciguawatch/shared/api/calls/alerts';
import { redactAlert as redactAlertCall } from '@ciguawatch/shared/api/calls/audit';
import { numbersOf } from '@ciguawatch/shared/domain/country/numbers';
import type { FastifyReply } from 'fastify';
import type { Feature } from '../../deps';
import type { Asked } from '../../http/asked';
import { HttpError, invalidFields } from '../../http/errors/http-error';
import { managesCountry } from '../../http/operator';
import { requireOperator, route } from '../../http/route';
import { Places } from '../cases/places';
import { decideAlert } from './decide';
import { alertDetail, findAlert } from './detail';
import { latestNotes } from './fish/note-rows';
import { alertLog } from './list';
import { redactAlert } from './redact';
import { Replays, replay } from './replay';

/** Alerts and their cases are not public, so no cache may store the response. */
const noStore = (reply: FastifyReply) => reply.header('cache-control', 'private, no-store');

/** Alerts of outbreaks, for the editors of their country. */
export const alertsFeature: Feature = (app, deps) => {
  const { store, clock, config } = deps;
  const { numbers } = config.countries;
  const places = new Places(store);
  const replays = new Replays();

  // Any successful write below `cw/` may have changed cases; triggers have noted which islands.
  app.addHook('onResponse', async (request, reply) => {
    const { method, routeOptions } = request;
    if (method !== 'GET' && routeOptions.url?.startsWith('/api/cw/') && reply.statusCode < 300)
      deps.casesChanged();
  });

  route(app, deps, calls.listAlerts, async (context) => {
    noStore(context.reply);
    return alertLog(store, requireOperator(context), context.query);
  });

  route(app, deps, calls.listFishNotes, async (context) => {
    noStore(context.reply);
    return latestNotes(store.read, requireOperator(context).countries, clock.now());
  });

  route(app, deps, calls.replayAlerts, async (context) => {
    const who = requireOperator(context);
    const tree = await places.current();
    const island = context.query.island ? tree.get(Number(context.query.island)) : null;
    if (island === undefined) throw invalidFields({ island: 'unknown_id' });
    const country = island?.country ?? Number(context.query.country ?? who.countries[0] ?? 0);
    if (!managesCountry(who, country)) throw new HttpError(403, 'country_forbidden');
    noStore(context.reply);
    const asked = { country, island: island?.id ?? null, numbers: numbersOf(country, numbers) };
    return replay(store, tree, asked, clock.now(), replays);
  });

  const readAlert = async (context: Asked) => {
    const alert = await findAlert(store.read, Number(context.params.id), requireOperator(context));
    return alertDetail(store.read, { places: await places.current(), numbers }, alert, clock.now());
  };

  route(app, deps, calls.getAlert, async (context) => {
    const alert = await readAlert(context);
    noStore(context.reply).header('etag', `"${alert.version}"`);
    return alert;
  });

  route(
    app,
    deps,
    calls.decideAlert,
    async (context) => {
      const { body, params, version, reply } = context;
      const decided = await decideAlert(deps, requireOperator(context), Number(params.id), body, version);
      noStore(reply).header('etag', `"${decided.version}"`);
      return alertDetail(store.read, { places: await places.current(), numbers }, decided, clock.now());
    },
    { current: readAlert },
  );

  route(app, deps, redactAlertCall, async (context) => {
    const { body, params, reply } = context;
    const redacted = await redactAlert(deps, requireOperator(context), Number(params.id), body);
    noStore(reply).header('etag', `"${redacted.version}"`);
    return alertDetail(store.read, { places: await places.current(), numbers }, redacted, clock.now());
  });
};
