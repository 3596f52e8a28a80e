import type { Language } from '@ciguawatch/shared/api/schemas/i18n';
import type { LanguageChange, LanguageNew } from '@ciguawatch/shared/api/schemas/translation';
import type { ErrorCode } from '@ciguawatch/shared/contract/error-codes';
import type { Reader } from '../../db/store';
import type { Deps } from '../../deps';
import { HttpError, invalidFields } from '../../http/errors/http-error';
import { checkVersion } from '../../http/if-match';
import { managesCountry, type Operator } from '../../http/operator';
import { audit, difference } from '../audit/audit';
import { SOURCE } from './dictionary';
import { editableLanguage, languageRow } from './editable-language';
import { languageOf } from './languages';

/**
 * Languages whose complete texts ship with the portal: they are always offered and fall back to English only.
 */
const BUNDLED_LANGUAGES = ['fr_FR', 'en_US'];

/**
 * Adds a language, which visitors see only once `shipped` is true.
 * @throws HttpError 400, also when it exists, or 403
 */
export async function addLanguage(deps: Deps, who: Operator, body: LanguageNew): Promise<Language> {
  const { code, slug = code.toLowerCase().replace('_', '-') } = body;
  const { fallback = SOURCE, shipped = false } = body;
  await checkLanguage(deps.store.read, who, code, { ...body, fallback });
  return deps.store.tx(async (trx) => {
    const row = await trx
      .insertInto('language')
      .values({
        ...{ code, slug, iso: code.split('_')[0] ?? code, sov: body.sov.trim(), name: body.name.trim() },
        name_fr: body.name_fr?.trim() || body.name.trim(),
        flag: body.flag || null,
        description: body.description?.trim() ?? '',
        ethny: body.ethny?.trim() ?? '',
        ...{ countries: body.country, fallback, shipped },
        // Version 1 is reserved for shipped languages that nobody has changed.
        version: 2,
      })
      .onConflict((conflict) => conflict.column('code').doNothing())
      .returningAll()
      .executeTakeFirst();
    if (!row) throw invalidFields({ code: 'taken' });
    const now = deps.clock.now();
    const after = languageOf(row);
    const kind = 'translation' as const;
    await audit(trx, { at: now, user: who.id, kind, object_id: code, action: 'add', after });
    return after;
  });
}

/**
 * Changes the settings of a language.
 * @param version from `If-Match`
 * @throws HttpError 400, 403, 404 or 409
 */
export async function editLanguage(
  deps: Deps,
  who: Operator,
  code: string,
  body: LanguageChange,
  version: number,
): Promise<Language> {
  const held = await editableLanguage(deps.store.read, who, code);
  const isFallbackSet = body.fallback !== undefined && body.fallback !== held.fallback;
  if (BUNDLED_LANGUAGES.includes(code) && (body.shipped === false || isFallbackSet))
    throw new HttpError(403, 'forbidden', { message: 'The languages of the portal are always offered.' });
  await checkLanguage(deps.store.read, who, code, body);
  return deps.store.tx(async (trx) => {
    await trx.selectFrom('language').select('id').where('code', '=', code).forUpdate().execute();
    const row = await editableLanguage(trx, who, code);
    const before = languageOf(row);
    checkVersion(version, row.version, before);
    if (Object.keys(difference(before, { ...before, ...body }).after).length === 0) return before;
    const { country, flag, ...rest } = body;
    const changed = await trx
      .updateTable('language')
      .set({
        ...rest,
        ...(country !== undefined && { countries: country }),
        ...(flag !== undefined && { flag: flag || null }),
        version: row.version + 1,
      })
      .where('code', '=', code)
      .returningAll()
      .executeTakeFirstOrThrow();
    const after = languageOf(changed);
    const { version: _, ...shown } = after;
    const { version: __, ...shownBefore } = before;
    const at = { at: deps.clock.now(), user: who.id, kind: 'translation' as const, object_id: code };
    await audit(trx, { ...at, action: 'update', ...difference(shownBefore, shown) });
    return after;
  });
}

async function checkLanguage(db: Reader, who: Operator, code: string, body: LanguageChange): Promise<void> {
  const faults: Record<string, ErrorCode> = {};
  const { country, fallback } = body;
  if (country !== undefined) {
    const countryIds = new Set((await db.selectFrom('country').select('id').execute()).map(({ id }) => id));
    if (country.some((one) => !countryIds.has(one)) || new Set(country).size !== country.length)
      faults.country = 'unknown_id';
    else if (!country.some((one) => managesCountry(who, one)))
      throw new HttpError(403, 'country_forbidden', { fields: { country: 'country_forbidden' } });
  }
  for (const name of ['sov', 'name', 'name_fr'] as const)
    if (body[name] !== undefined && body[name]?.trim() === '') faults[name] = 'required';
  if (fallback !== undefined && !(await fallbackEndsInSource(db, code, fallback)))
    faults.fallback = 'unknown_choice';
  if (Object.keys(faults).length > 0) throw invalidFields(faults);
}

/** Whether the fallbacks from `code` on end in English without a loop. */
async function fallbackEndsInSource(db: Reader, code: string, fallback: string): Promise<boolean> {
  const visitedCodes = new Set([code]);
  let at: string | null = fallback;
  while (at !== null && at !== SOURCE) {
    if (visitedCodes.has(at)) return false;
    visitedCodes.add(at);
    at = (await languageRow(db, at))?.fallback ?? null;
  }
  return at === SOURCE;
}
