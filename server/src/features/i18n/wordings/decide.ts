import type { Wording, WordingDecided, WordingDecision } from '@ciguawatch/shared/api/schemas/desk/wording';
import type { TextsSaved } from '@ciguawatch/shared/api/schemas/translation';
import type { Transaction } from 'kysely';
import type { DB } from '../../../db/schema';
import type { Deps } from '../../../deps';
import { HttpError, invalidFields } from '../../../http/errors/http-error';
import type { Operator } from '../../../http/operator';
import type { Bundled } from '../bundled';
import { type EditContext, saveWithin } from '../save-texts';
import { textLayers } from '../sources';
import { findWording } from './rows';

/**
 * Decides a proposed wording, or takes a decision back. An accepted one is saved as a translator's edit is, with its line
 * of the trail; taken back, the text is again what it was.
 * @throws HttpError as `findWording`; 400 with the fault of a changed text; 409 with the wording as it is now when it was
 * decided meanwhile or the text was edited since
 */
export async function decideWording(
  deps: Deps,
  read: Bundled,
  who: Operator,
  { id, decision }: { id: number; decision: WordingDecision },
): Promise<WordingDecided> {
  const { language } = await findWording(deps.store.read, who, id);
  const layers = await textLayers(deps.store, read, language);
  const context = { code: language, who, now: deps.clock.now(), layers };
  return deps.store.tx(async (trx) => {
    await trx.selectFrom('wording').select('id').where('id', '=', id).forUpdate().execute();
    const wording = await findWording(trx, who, id);
    if ((wording.state === 'open') === (decision.state === 'open')) throw conflict(wording);
    const saved =
      decision.state === 'accepted'
        ? await accept(trx, context, wording, decision)
        : wording.state === 'accepted'
          ? await takeBack(trx, context, wording)
          : null;
    const isOpen = decision.state === 'open';
    await trx
      .updateTable('wording')
      .set({
        state: decision.state,
        decided_at: isOpen ? null : new Date(context.now),
        decided_by: isOpen ? null : who.id,
      })
      .where('id', '=', id)
      .execute();
    return { wording: await findWording(trx, who, id), saved };
  });
}

const conflict = (current: Wording): HttpError =>
  new HttpError(409, 'conflict', { message: 'The wording or its text has changed.', current });

const textOf = (saved: TextsSaved, { namespace, page, key }: Wording) =>
  saved.texts[namespace]?.[page]?.[key];

async function accept(
  trx: Transaction<DB>,
  context: EditContext,
  wording: Wording,
  { text = wording.text, version }: WordingDecision,
): Promise<TextsSaved> {
  if (version === undefined) throw invalidFields({ version: 'required' });
  const { id, namespace, page, key } = wording;
  const { value: before = null } =
    (await trx
      .selectFrom('translation_override')
      .select('value')
      .where('language', '=', wording.language)
      .where('namespace', '=', namespace)
      .where('page', '=', page)
      .where('key', '=', key)
      .executeTakeFirst()) ?? {};
  const saved = await saveWithin(trx, context, {
    [namespace]: { [page]: { [key]: { value: text, version } } },
  });
  if (saved.conflicts.length > 0) throw conflict(wording);
  const made = textOf(saved, wording)?.version ?? version;
  await trx
    .updateTable('wording')
    .set({ before, made_version: made === version ? null : made })
    .where('id', '=', id)
    .execute();
  return saved;
}

/** Restores the text that an accepted wording replaced; nothing where it said so already. */
async function takeBack(
  trx: Transaction<DB>,
  context: EditContext,
  wording: Wording,
): Promise<TextsSaved | null> {
  const { namespace, page, key } = wording;
  const { before, made_version: version } = await trx
    .selectFrom('wording')
    .select(['before', 'made_version'])
    .where('id', '=', wording.id)
    .executeTakeFirstOrThrow();
  if (version === null) return null;
  const saved = await saveWithin(trx, context, {
    [namespace]: { [page]: { [key]: { value: before, version } } },
  });
  if (saved.conflicts.length > 0) throw conflict(wording);
  return saved;
}
