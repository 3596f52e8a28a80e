import type { TextChanges, TextsSaved } from '@ciguawatch/shared/api/schemas/translation';
import type { ErrorCode } from '@ciguawatch/shared/contract/error-codes';
import type { Texts } from '@ciguawatch/shared/domain/text/texts';
import { PLURAL_RULES, type TextFault, textFault } from '@ciguawatch/shared/domain/text/translated';
import { sql, type Transaction } from 'kysely';
import type { DB } from '../../db/schema';
import type { Deps } from '../../deps';
import { HttpError } from '../../http/errors/http-error';
import type { Operator } from '../../http/operator';
import { auditEach } from '../audit/audit';
import type { Bundled } from './bundled';
import { CALENDAR } from './calendar';
import { editableLanguage } from './editable-language';
import {
  type EditRow,
  editedText,
  editRows,
  formerSource,
  nameOf,
  TextCollector,
  type TextLayers,
  type TextPlace,
  textAt,
} from './edited-texts';
import { textLayers } from './sources';

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
  who: Operator,
  code: string,
  { i18n_json }: TextChanges,
): Promise<TextsSaved> {
  await editableLanguage(deps.store.read, who, code);
  const layers = await textLayers(deps.store, read, code);
  return deps.store.tx((trx) => saveWithin(trx, { code, who, now: deps.clock.now(), layers }, i18n_json));
}

/**
 * Saves edited texts within a transaction of the caller, who has asked whether the account may edit the language.
 * @throws HttpError 400 as `saveEdits`
 */
export async function saveWithin(
  trx: Transaction<DB>,
  context: EditContext,
  i18n_json: TextChanges['i18n_json'],
): Promise<TextsSaved> {
  const { code, layers } = context;
  const changes = textEdits(i18n_json, layers.bundled);
  refuseFaults(layers.source, changes);
  const before = await lockLanguage(trx, code);
  const edits = new Map((await editRows(trx, code)).map((edit) => [nameOf(edit), edit]));
  const { kept, conflicts } = sorted(layers, edits, changes);
  await writeEdits(trx, context, kept);
  const version = before + (kept.length > 0 ? 1 : 0);
  if (kept.length > 0)
    await trx.updateTable('translation_version').set({ version }).where('language', '=', code).execute();
  return { version, texts: await after(trx, code, layers, changes), conflicts };
}

/** Changes to be written, and names of those that somebody else was quicker with; what says nothing new is in neither. */
function sorted(layers: TextLayers, edits: ReadonlyMap<string, EditRow>, changes: readonly TextEdit[]) {
  const [kept, conflicts]: [Written[], string[]] = [[], []];
  for (const change of changes) {
    const edit = edits.get(nameOf(change));
    const isBased = (edit?.version ?? 0) === change.version;
    const isSame = (edit?.value ?? null) === change.value;
    // The same text once more says that it fits the present source, too.
    if (isSame && (!isBased || formerSource(layers, edit) === null)) continue;
    if (isBased) kept.push({ change, edit });
    else conflicts.push(nameOf(change));
  }
  return { kept, conflicts };
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

/** Who edits which language, when, and from what. */
export interface EditContext {
  code: string;
  who: Operator;
  /** milliseconds since 1970 UTC */
  now: number;
  layers: TextLayers;
}

/** A change with the row that it replaces. */
interface Written {
  change: TextEdit;
  edit: EditRow | undefined;
}

/**
 * Writes all texts in one statement and their trail entries in another, so that saving thousands stays fast.
 */
async function writeEdits(
  trx: Transaction<DB>,
  { code, who, now, layers }: EditContext,
  written: readonly Written[],
): Promise<void> {
  if (written.length === 0) return;
  const rows = written.map(({ change }) => ({
    ...change,
    version: change.version + 1,
    source: change.value === null ? null : textAt(layers.current, change),
  }));
  await sql`
    insert into translation_override (language, namespace, page, key, value, version, source, updated_at, updated_by)
    select ${code}, namespace, page, key, value, version, source, ${new Date(now)}, ${who.id}
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as t (namespace text, page text, key text, value text, version int, source text)
    on conflict (language, namespace, page, key) do update set value = excluded.value, version = excluded.version,
      source = excluded.source, updated_at = excluded.updated_at, updated_by = excluded.updated_by`.execute(
    trx,
  );
  await auditEach(
    trx,
    written.map(({ change, edit }) => {
      const shipped = textAt(layers.bundled, change);
      const isConfirmed = edit?.value === change.value;
      return {
        ...{ at: now, user: who.id, kind: 'translation', object_id: `${code} ${nameOf(change)}` },
        action: change.value === null ? 'restore' : 'update',
        before: isConfirmed ? { made_from: edit.source } : { text: edit?.value ?? shipped },
        after: isConfirmed
          ? { made_from: textAt(layers.current, change) }
          : { text: change.value ?? shipped },
      };
    }),
  );
}

async function after(
  trx: Transaction<DB>,
  code: string,
  layers: TextLayers,
  changes: readonly TextEdit[],
): Promise<TextsSaved['texts']> {
  const edits = new Map((await editRows(trx, code)).map((edit) => [nameOf(edit), edit]));
  const saved = new TextCollector();
  for (const place of changes) saved.put(place, editedText(layers, place, edits.get(nameOf(place))));
  return saved.texts;
}

/** @throws HttpError 400 with a code per refused text and a sentence about the first */
export function refuseFaults(source: Texts, changes: readonly TextEdit[]): void {
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
