import { saveTexts } from '@ciguawatch/shared/api/calls/translation';
import type { TextChanges } from '@ciguawatch/shared/api/schemas/translation';
import { call } from '@ciguawatch/shared/runtime/http/call';
import { AT_ONCE } from '../../languages/language-file';
import { holdDrafts } from '../../languages/text-drafts';
import type { Start, StartText } from './start-file';

/**
 * Saves the texts of a file for a newly created language. Texts that could not be saved, because they are
 * invalid or the network failed, become drafts on the translations page.
 * @returns number of drafts
 */
export async function saveStart(code: string, { sound, faulty }: Start): Promise<number> {
  const waiting = new Map([...sound, ...faulty].map(({ name, value }) => [name, value]));
  const hold = () => holdDrafts(code, Object.fromEntries(waiting));
  hold();
  for (let at = 0; at < sound.length; at += AT_ONCE) {
    const part = sound.slice(at, at + AT_ONCE);
    try {
      const body = { i18n_json: changesOf(part) };
      const { conflicts } = await call(saveTexts, { params: { code }, body });
      for (const { name } of part) if (!conflicts.includes(name)) waiting.delete(name);
    } catch {
      // The language exists: the returned number says what is missing, and the drafts keep it.
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
