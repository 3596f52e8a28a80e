import * as calls from '@ciguawatch/shared/api/calls/desk/posts';
import { civilDateOf } from '@ciguawatch/shared/domain/time/timezone';
import type { FastifyReply } from 'fastify';
import type { Feature } from '../../deps';
import { HttpError } from '../../http/errors/http-error';
import { managesCountry } from '../../http/operator';
import { requireOperator, route } from '../../http/route';
import { Places } from '../cases/places';
import { zoneOf } from '../public/summary';
import { answersOf } from './answers';
import { askAgain } from './ask-again';
import { addPost, changePost } from './change';
import { findPost, postsOf } from './rows';

/** Names and addresses of people are in no cache. */
const noStore = (reply: FastifyReply) => reply.header('cache-control', 'private, no-store');

/** Posts that report zero cases, for those who keep their addresses and edit cases. */
export const postFeature: Feature = (app, deps) => {
  const { store, clock } = deps;
  const places = new Places(store);

  route(app, deps, calls.listPosts, async (context) => {
    noStore(context.reply);
    return postsOf(store.read, requireOperator(context).countries);
  });

  route(app, deps, calls.addPost, async (context) => {
    const post = await addPost(deps, await places.current(), requireOperator(context), context.body);
    noStore(context.reply).header('etag', `"${post.version}"`);
    return post;
  });

  route(
    app,
    deps,
    calls.changePost,
    async (context) => {
      const { body, params, version, reply } = context;
      const change = { id: Number(params.id), body, version };
      const post = await changePost(deps, await places.current(), requireOperator(context), change);
      noStore(reply).header('etag', `"${post.version}"`);
      return post;
    },
    { current: (context) => findPost(store.read, Number(context.params.id), requireOperator(context)) },
  );

  route(app, deps, calls.readPostAnswers, async (context) => {
    const country = Number(context.query.country);
    if (!managesCountry(requireOperator(context), country)) throw new HttpError(403, 'country_forbidden');
    noStore(context.reply);
    const today = civilDateOf(clock.now(), zoneOf(await places.current(), country));
    return answersOf(store.read, country, today);
  });

  route(app, deps, calls.askPost, async (context) => {
    noStore(context.reply);
    const asked = { id: Number(context.params.id), first: context.body.first };
    const answer = await askAgain(deps, await places.current(), requireOperator(context), asked);
    deps.mailWaiting();
    return answer;
  });
};
