import * as calls from '@ciguawatch/shared/api/calls/accounts/single-sign-on';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Feature } from '../../deps';
import { clientKey } from '../../http/client-key';
import { HttpError, notFound } from '../../http/errors/http-error';
import { Limiter } from '../../http/limiter';
import { requireOperator, route } from '../../http/route';
import { relyingParty } from '../second-factor/passkeys/relying-party';
import { proofChecker } from '../second-factor/proof';
import { keepAttempt, takeAttempt } from './attempt';
import { linkIdentity, readIdentities, unlinkIdentity } from './link';
import { ssoLoginHandler } from './login';
import { Provider } from './provider';

/** Login by a provider of single sign-on, and the link of one's own account with it. */
export const singleSignOnFeature: Feature = (app, deps) => {
  const settings = deps.config.singleSignOn;
  const provider = settings && new Provider(settings, deps.clock);
  const checkProof = proofChecker(deps);
  const starts = new Limiter(deps, 'sso-start', deps.config.limits.loginAddress);

  async function begin(request: FastifyRequest, reply: FastifyReply, link: number | null) {
    if (!provider) throw notFound();
    const back = `${relyingParty(deps, request).origin}/login`;
    const { url, attempt } = await provider.begin(back);
    keepAttempt(deps, reply, { ...attempt, link });
    reply.header('cache-control', 'no-store');
    return { url };
  }

  route(app, deps, calls.startSso, async ({ request, reply }) => {
    await starts.take(clientKey(request));
    return begin(request, reply, null);
  });
  const logIn = settings && provider && ssoLoginHandler(deps, settings, provider);
  route(app, deps, calls.finishSso, async (context) => {
    if (!logIn) throw notFound();
    return logIn(context);
  });
  route(app, deps, calls.listSsoIdentities, async (context) => {
    context.reply.header('cache-control', 'private, no-store');
    return readIdentities(deps, requireOperator(context));
  });
  route(app, deps, calls.startSsoLink, async (context) => {
    const { id } = requireOperator(context);
    await checkProof(id, context.body);
    return begin(context.request, context.reply, id);
  });
  route(app, deps, calls.finishSsoLink, async (context) => {
    const who = requireOperator(context);
    if (!settings || !provider) throw notFound();
    const attempt = takeAttempt(deps, context.request, context.reply);
    if (attempt.link !== who.id) throw new HttpError(400, 'sso_failed');
    await linkIdentity(deps, settings, await provider.finish(attempt, context.body.query), who);
    return {};
  });
  route(app, deps, calls.unlinkSso, async (context) => {
    const who = requireOperator(context);
    await checkProof(who.id, context.body);
    await unlinkIdentity(deps, who, Number(context.params.id));
    return {};
  });
};
