import { EVENT_STREAM, streamChanges } from '@ciguawatch/shared/api/calls/desk/events';
import type { Feature } from '../../deps';
import { HttpError } from '../../http/errors/http-error';
import { person, route } from '../../http/route';
import { tokenOf } from '../auth/account-of-request';
import { sinkOf } from './sink';

/** The stream by which open screens hear that something changed. */
export const eventsFeature: Feature = (app, deps) => {
  const { changes } = app;
  // Before the server waits for its calls in flight, which streams would be for minutes.
  app.addHook('preClose', async () => changes.close());

  route(app, deps, streamChanges, async (context) => {
    const { request, reply } = context;
    if (!request.headers.accept?.includes(EVENT_STREAM))
      throw new HttpError(406, 'unsupported_media_type', { message: `Accept ${EVENT_STREAM}.` });
    const until = deps.tokens.read(tokenOf(request) ?? '')?.until ?? 0;
    const last = request.headers['last-event-id'];
    let gone = (): void => undefined;
    gone = changes.open(person(context), until, typeof last === 'string' ? last : undefined, () =>
      sinkOf(reply, () => gone()),
    );
    return reply;
  });
};
