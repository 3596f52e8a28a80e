import * as calls from '@ciguawatch/shared/api/calls/accounts/settings';
import type { Feature } from '../../deps';
import { requireOperator, route } from '../../http/route';
import { readSetting, writeSetting } from './settings';
import { noteVisit } from './visits';

/** Settings that screens keep for an account on all its devices, and when it last visited each screen. */
export const settingsFeature: Feature = (app, deps) => {
  route(app, deps, calls.getSetting, async (context) => {
    context.reply.header('cache-control', 'private, no-store');
    return { value: await readSetting(deps.store, requireOperator(context), context.params.key ?? '') };
  });

  route(app, deps, calls.putSetting, async (context) => {
    context.reply.header('cache-control', 'private, no-store');
    const { value } = context.body;
    await writeSetting(deps.store, requireOperator(context), context.params.key ?? '', value ?? null);
    return { value: value ?? null };
  });

  route(app, deps, calls.noteVisit, async (context) => {
    context.reply.header('cache-control', 'private, no-store');
    return noteVisit(deps, requireOperator(context), context.params.key ?? '');
  });
};
