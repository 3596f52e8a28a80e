import * as calls from '@ciguawatch/shared/api/calls/follow/push';
import type { FastifyReply } from 'fastify';
import type { Feature } from '../../deps';
import { clientKey } from '../../http/client-key';
import { Limiter } from '../../http/limiter';
import { route } from '../../http/route';
import { pushKeys } from './push/keys';
import { followByPush, pushIslands, renewPush, unfollowByPush } from './push/subscribe';

/** Keeps what a browser follows out of every cache. */
const noStore = (reply: FastifyReply) => reply.header('cache-control', 'private, no-store');

/** Routes by which a browser has notices of islands; those of mails are pages without scripts (`features/plain/follow`). */
export const followFeature: Feature = (app, deps) => {
  const { config, store, secret } = deps;
  const perNetwork = new Limiter(deps, 'follow-push', config.limits.followAddress);

  route(app, deps, calls.getPushKey, async () => ({
    key: config.pushServices.length > 0 ? (await pushKeys({ store, secret })).publicKey : null,
  }));

  route(app, deps, calls.listPushIslands, async ({ body, reply }) => {
    noStore(reply);
    return { islands: await pushIslands(deps, body.endpoint) };
  });

  route(app, deps, calls.followByPush, async ({ body, request, reply }) => {
    noStore(reply);
    await perNetwork.take(clientKey(request));
    await followByPush(deps, body);
    return { islands: await pushIslands(deps, body.endpoint) };
  });

  route(app, deps, calls.renewPush, async ({ body, request, reply }) => {
    noStore(reply);
    await perNetwork.take(clientKey(request));
    await renewPush(deps, body);
    return { islands: await pushIslands(deps, body.endpoint) };
  });

  route(app, deps, calls.unfollowByPush, async ({ body, reply }) => {
    noStore(reply);
    await unfollowByPush(deps, body);
    return { islands: await pushIslands(deps, body.endpoint) };
  });
};
