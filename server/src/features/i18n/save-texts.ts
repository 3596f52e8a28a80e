import type { TextChanges, TextsSaved } from '@ciguawatch/shared/api/schemas/translation';
import type { ErrorCode } from '@ciguawatch/shared/contract/error-codes';
import type { Texts } from '@ciguawatch/shared/domain/text/texts';
import { PLURAL_RULES, type TextFault, textFault } from '@ciguawatch/shared/domain/text/translated';
import type { Transaction } from 'kysely';
import type { DB } from '../../db/schema';
import type { Deps } from '../../deps';
import { HttpError } from '../../http/errors/http-error';
import type { Who } from '../../http/who';
import { audit } from '../audit/audit';
import type { Bundled } from './bundled';
import { CALENDAR } from './calendar';
import { SOURCE } from './dictionary';
import { editableLanguage } from './editable-language';
import {
  type EditRow,
  editedText,
  editRows,
  nameOf,
  TextCollector,
  type TextPlace,
  textAt,
} from './edited-texts';

interface TextEdit extends TextPlace {
  value: string | null;
  version: number;
}

/**
 * Saves edited texts. If one adds or lacks a variable or plural form, or contains markup, nothing is saved.
 * Texts that somebody else has edited since are skipped and listed.
 * @throws HttpError 400, 403 or 404
 */
export async function saveEdits(
  deps: Deps,
  read: Bundled,
  who: Who,
  code: string,
  { i18n_json }: TextChanges,
): Promise<TextsSaved> {
  await editableLanguage(deps.store.read, who, code);
  const [source, bundled] = [(await read(SOURCE)).texts, (await read(code)).texts];
  const changes = textEdits(i18n_json, bundled);
  refuseFaults(source, changes);
  return deps.store.tx(async (trx) => {
    const before = await lockLanguage(trx, code);
    const edits = new Map((await editRows(trx, code)).map((edit) => [nameOf(edit), edit]));
    const conflicts: string[] = [];
    let saved = 0;
    for (const change of changes) {
      const edit = edits.get(nameOf(change));
      if ((edit?.value ?? null) === change.value) continue;
      if ((edit?.version ?? 0) !== change.version) conflicts.push(nameOf(change));
      else {
        await writeEdit(trx, { code, who, now: deps.clock.now(), bundled }, change, edit);
        saved += 1;
      }
    }
    const version = before + (saved > 0 ? 1 : 0);
    if (saved > 0)
      await trx.updateTable('translation_version').set({ version }).where('language', '=', code).execute();
    return { version, texts: await after(trx, code, source, bundled, changes), conflicts };
  });
}

function textEdits(json: TextChanges['i18n_json'], bundled: Texts): TextEdit[] {
  return Object.entries(json).flatMap(([namespace, pages]) =>
    Object.entries(pages).flatMap(([page, entries]) =>
      Object.entries(entries).map(([key, { value, version }]) => {
        const place = { namespace, page, key };
        // Saving the shipped text again resets the edit.
        return { ...place, value: value === textAt(bundled, place) ? null : value, version };
      }),
    ),
  );
}

/**
 * Locks the language, so that the second of two concurrent saves sees the first.
 * @returns its version
 */
async function lockLanguage(trx: Transaction<DB>, code: string): Promise<number> {
  await trx
    .insertInto('translation_version')
    .values({ language: code, version: 0 })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const { version } = await trx
    .selectFrom('translation_version')
    .select('version')
    .where('language', '=', code)
    .forUpdate()
    .executeTakeFirstOrThrow();
  return version;
}

interface EditContext {
  code: string;
  who: Who;
  /** milliseconds since 1970 UTC */
  now: number;
  bundled: Texts;
}

async function writeEdit(
  trx: Transaction<DB>,
  { code, who, now, bundled }: EditContext,
  { namespace, page, key, value, version }: TextEdit,
  edit: EditRow | undefined,
): Promise<void> {
  const place = { namespace, page, key };
  const row = { value, version: version + 1, updated_at: new Date(now), updated_by: who.id };
  await trx
    .insertInto('translation_override')
    .values({ language: code, ...place, ...row })
    .onConflict((conflict) => conflict.columns(['language', 'namespace', 'page', 'key']).doUpdateSet(row))
    .execute();
  const shippedText = textAt(bundled, place);
  await audit(trx, {
    ...{ at: now, user: who.id, kind: 'translation', object_id: `${code} ${nameOf(place)}` },
    action: value === null ? 'restore' : 'update',
    before: { text: edit?.value ?? shippedText },
    after: { text: value ?? shippedText },
  });
}

async function after(
  trx: Transaction<DB>,
  code: string,
  source: Texts,
  bundled: Texts,
  changes: readonly TextEdit[],
): Promise<TextsSaved['texts']> {
  const edits = new Map((await editRows(trx, code)).map((edit) => [nameOf(edit), edit]));
  const saved = new TextCollector();
  for (const place of changes) saved.put(place, editedText(source, bundled, place, edits.get(nameOf(place))));
  return saved.texts;
}

/** @throws HttpError 400 with a code per refused text and a sentence about the first */
function refuseFaults(source: Texts, changes: readonly TextEdit[]): void {
  const fields: Record<string, ErrorCode> = {};
  const reasons: string[] = [];
  for (const change of changes) {
    const reason = refusalOf(source, change);
    if (!reason) continue;
    fields[nameOf(change)] = reason[0];
    reasons.push(`${nameOf(change)}: ${reason[1]}`);
  }
  const [message] = reasons;
  if (message) throw new HttpError(400, 'invalid_body', { message, fields });
}

const REFUSAL_SENTENCES: Record<TextFault['why'], string> = {
  markup: 'a text holds no markup, entities or hidden signs',
  bar: 'a text without plural forms holds no bar',
  forms: 'a plural has three forms, none|singular|plural',
  missing: 'a variable is missing',
  unknown: 'there is no such variable',
  too_long: 'the text is too long',
};

function refusalOf(source: Texts, change: TextEdit): [ErrorCode, string] | null {
  if (change.value === null) return null;
  const sourceText = textAt(source, change);
  if (sourceText === null) return ['unknown_field', 'there is no such text'];
  if (change.value.trim() === '') return ['required', 'a text is not empty'];
  if (change.namespace === CALENDAR && change.page === 'plural')
    return PLURAL_RULES.some((rule) => rule === change.value)
      ? null
      : ['unknown_choice', `one of ${PLURAL_RULES.join(', ')}`];
  const fault = textFault(sourceText, change.value);
  if (!fault) return null;
  const names = fault.names.length > 0 ? ` (${fault.names.join(', ')})` : '';
  return [fault.why === 'too_long' ? 'too_long' : 'pattern', REFUSAL_SENTENCES[fault.why] + names];
}
