import * as sessionCalls from '@ciguawatch/shared/api/calls/accounts/sessions';
import * as calls from '@ciguawatch/shared/api/calls/accounts/users';
import { accountCreate, accountPatch } from '@ciguawatch/shared/api/schemas/accounts/account';
import { ROLE } from '@ciguawatch/shared/contract/access/roles';
import type { FastifyReply } from 'fastify';
import type { Feature } from '../../deps';
import type { Asked } from '../../http/asked';
import { notFound } from '../../http/errors/http-error';
import type { Operator } from '../../http/operator';
import { requireOperator, route } from '../../http/route';
import { endOtherSessions, endOwnSession } from '../auth/sessions';
import { formWords } from '../forms/form-words';
import { parametersOf } from '../forms/parameters';
import { accountOf } from './account-rows';
import { managerOf, visibleAccount, visibleAccounts } from './find';
import { accountChoices } from './managed/account-choices';
import { accountChanger } from './managed/change-other';
import { createAccount } from './managed/create';
import { linkSender } from './managed/link';
import { watchOf } from './managed/watch';
import { readMe } from './me';
import { ownAccountChanger } from './own/change-own';
import { confirmEmailHandler } from './own/confirm-email';
import { ownSessions } from './own/sessions';

/** Accounts that manage no others get a 404 for every other account. */
function onlyManagers(who: Operator): void {
  if (!who.groups.includes(ROLE.users_manager)) throw notFound('There is no such account.');
}

/** The response contains personal data, so no cache may store it. */
const noStore = (reply: FastifyReply) => reply.header('cache-control', 'private, no-store');

/** Accounts: one's own, and those in the countries of a manager. */
export const usersFeature: Feature = (app, deps) => {
  const { store, clock, config } = deps;
  const changeOwn = ownAccountChanger(deps);
  const changeOther = accountChanger(deps);
  const sendLink = linkSender(deps);

  route(app, deps, calls.listUsers, async (context) => {
    noStore(context.reply);
    const manager = await managerOf(store.read, requireOperator(context), clock.now());
    const rows = await visibleAccounts(store.read, manager, clock.now());
    const watched = await watchOf(deps, rows);
    return rows.map((row) => {
      const watch = watched.get(row.id);
      return { ...accountOf(row, manager), ...(watch && { watch }) };
    });
  });

  route(app, deps, calls.userForm, async (context) => {
    noStore(context.reply);
    const manager = await managerOf(store.read, requireOperator(context), clock.now());
    const words = await formWords({ store, bundled: app.bundled }, context.request, context.reply);
    const choices = await accountChoices(store.read, manager, config.defaultCountry, words);
    const actions = {
      POST: parametersOf(accountCreate, words, choices),
      PATCH: parametersOf(accountPatch, words, choices),
    };
    return { name: 'user', actions };
  });

  route(app, deps, calls.createUser, async (context) => {
    noStore(context.reply);
    return createAccount(deps, requireOperator(context), context.body);
  });

  const readAccount = async (context: Asked) => {
    const who = requireOperator(context);
    const id = Number(context.params.id);
    if (id === who.id) return readMe(deps, who.id);
    onlyManagers(who);
    const manager = await managerOf(store.read, who, clock.now());
    return accountOf(await visibleAccount(store.read, manager, id, clock.now()), manager);
  };

  route(app, deps, calls.getUser, async (context) => {
    const account = await readAccount(context);
    noStore(context.reply).header('etag', `"${account.version}"`);
    return account;
  });

  route(
    app,
    deps,
    calls.patchUser,
    async (context) => {
      const who = requireOperator(context);
      const id = Number(context.params.id);
      noStore(context.reply);
      if (id === who.id) return changeOwn(who, context.body, context.version);
      onlyManagers(who);
      const changed = await changeOther(who, id, context.body, context.version);
      context.reply.header('etag', `"${changed.version}"`);
      return changed;
    },
    { current: readAccount },
  );

  route(app, deps, calls.sendUserLink, async (context) =>
    sendLink(requireOperator(context), Number(context.params.id)),
  );

  route(app, deps, sessionCalls.confirmEmail, confirmEmailHandler(deps));

  route(app, deps, sessionCalls.listSessions, async (context) => {
    noStore(context.reply);
    return ownSessions(deps, requireOperator(context));
  });

  route(app, deps, sessionCalls.endOneSession, async (context) => {
    const { id } = requireOperator(context);
    await store.tx((trx) => endOwnSession(deps, trx, id, context.params.id ?? ''));
    return {};
  });

  route(app, deps, sessionCalls.endOtherSessions, async (context) => {
    const who = requireOperator(context);
    return { ended: await store.tx((trx) => endOtherSessions(deps, trx, who, 'logout')) };
  });
};
