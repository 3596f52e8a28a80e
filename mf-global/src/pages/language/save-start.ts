import { saveTexts } from '@ciguawatch/shared/api/calls/translation';
import type { TextChanges } from '@ciguawatch/shared/api/schemas/translation';
import { call } from '@ciguawatch/shared/runtime/http/call';
import { AT_ONCE } from '../../languages/language-file';
import { holdDrafts } from '../../languages/text-drafts';
import type { Start, StartText } from './start-file';

/**
 * Gives a language that was just made the texts of a file. Those that are not saved, being at fault or for want of a
 * network, wait among its translations as if they had been typed there.
 * @returns how many wait
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
      // The language is made: what it lacks is said by the number, and nothing of it is lost.
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
