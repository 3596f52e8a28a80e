import { EVENT_STREAM, streamChanges } from '@ciguawatch/shared/api/calls/desk/events';
import type { Feature } from '../../deps';
import { HttpError } from '../../http/errors/http-error';
import { type Context, route } from '../../http/route';
import { tokenOf } from '../auth/account-of-request';
import type { StreamReader } from './hub';
import { sinkOf } from './sink';

/** The stream by which open screens hear that something changed. */
export const eventsFeature: Feature = (app, deps) => {
  const { changes } = app;
  /** @throws HttpError 401 for a token that is none any more: its browser takes another one. */
  const readerOf = ({ who, request }: Pick<Context<unknown>, 'who' | 'request'>): StreamReader => {
    const token = tokenOf(request);
    if (who) return { who, until: deps.tokens.read(token ?? '')?.until ?? 0 };
    if (token !== undefined) throw new HttpError(401, 'token_invalid');
    return { who, address: request.ip };
  };
  // Before the server waits for its calls in flight, which streams would be for minutes.
  app.addHook('preClose', async () => changes.close());

  route(app, deps, streamChanges, async (context) => {
    const { request, reply } = context;
    if (!request.headers.accept?.includes(EVENT_STREAM))
      throw new HttpError(406, 'unsupported_media_type', { message: `Accept ${EVENT_STREAM}.` });
    const reader = readerOf(context);
    const last = request.headers['last-event-id'];
    let gone = (): void => undefined;
    gone = changes.open(reader, typeof last === 'string' ? last : undefined, () =>
      sinkOf(reply, () => gone()),
    );
    return reply;
  });
};
