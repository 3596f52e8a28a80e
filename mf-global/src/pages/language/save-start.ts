import { saveTexts } from '@ciguawatch/shared/api/calls/translation';
import type { TextChanges } from '@ciguawatch/shared/api/schemas/translation';
import { call } from '@ciguawatch/shared/runtime/http/call';
import { MAX_TEXTS_PER_CALL } from '../../languages/language-file';
import { holdDrafts } from '../../languages/text-drafts';
import type { StartFile, StartText } from './start-file';

/**
 * Saves the texts of a file for a newly created language. Texts that could not be saved, because they are
 * invalid or the network failed, become drafts on the translations page.
 * @returns number of drafts
 */
export async function saveStart(code: string, { sound, faulty }: StartFile): Promise<number> {
  const waiting = new Map([...sound, ...faulty].map(({ name, value }) => [name, value]));
  const hold = () => holdDrafts(code, Object.fromEntries(waiting));
  hold();
  for (let at = 0; at < sound.length; at += MAX_TEXTS_PER_CALL) {
    const part = sound.slice(at, at + MAX_TEXTS_PER_CALL);
    try {
      const body = { i18n_json: changesOf(part) };
      const { conflicts } = await call(saveTexts, { params: { code }, body });
      for (const { name } of part) if (!conflicts.includes(name)) waiting.delete(name);
    } catch {
      // Saving stops here: the language exists, and unsaved texts stay as drafts that the returned number
      // counts.
      break;
    }
    hold();
  }
  return waiting.size;
}

function changesOf(texts: readonly StartText[]): TextChanges['i18n_json'] {
  const changes: TextChanges['i18n_json'] = {};
  for (const { namespace, page, key, value } of texts)
    changes[namespace] = {
      ...changes[namespace],
      [page]: { ...changes[namespace]?.[page], [key]: { value, version: 0 } },
    };
  return changes;
}
