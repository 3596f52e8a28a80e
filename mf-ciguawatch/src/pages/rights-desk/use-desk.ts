import { erasePerson, exportPerson, findPerson } from '@ciguawatch/shared/api/calls/person';
import type { PersonFound, PersonReceipt, PersonSubject } from '@ciguawatch/shared/api/schemas/person';
import { download } from '@ciguawatch/shared/runtime/download/download';
import { ApiError, call } from '@ciguawatch/shared/runtime/http/call';
import { codeText, errorText } from '@ciguawatch/shared/runtime/i18n/error-text';
import { language, useT } from '@ciguawatch/shared/runtime/i18n/i18n';
import { toasts } from '@ciguawatch/shared/runtime/page/toasts';
import { useBusy } from '@ciguawatch/shared/ui/actions/use-busy';
import { saveFile } from '@ciguawatch/shared/ui/charts/save-file';
import { useState } from 'react';

/** Search text, its results, and the keys of the selected ones. */
interface DeskState {
  text: string;
  found: PersonFound;
  chosen: ReadonlySet<string>;
}

const fieldFault = (thrown: unknown, field: string): string | null => {
  const code = thrown instanceof ApiError ? thrown.fields?.[field] : undefined;
  return code ? codeText(code) : null;
};

/**
 * State of the rights desk: search, export and erasure. It is kept in memory only, because it is personal data.
 */
export function useDesk() {
  const t = useT('rightsDesk');
  useT('errors');
  const [shown, setShown] = useState<DeskState | null>(null);
  const [fault, setFault] = useState<string | null>(null);
  const [failed, setFailed] = useState<unknown>(null);
  const [receipt, setReceipt] = useState<PersonReceipt | null>(null);
  const [searching, saving, erasing] = [useBusy(), useBusy(), useBusy()];

  const find = (text: string) =>
    searching.once(async () => {
      setShown(null);
      setFault(null);
      setFailed(null);
      setReceipt(null);
      try {
        const found = await call(findPerson, { params: undefined, body: { text } });
        setShown({ text, found, chosen: new Set(found.subjects.map(({ key }) => key)) });
      } catch (thrown) {
        const wrong = fieldFault(thrown, 'text');
        if (wrong) setFault(wrong);
        else setFailed(thrown);
      }
    });

  const save = (format: 'json' | 'csv') =>
    saving.once(async () => {
      if (!shown) return;
      const { text, chosen, found } = shown;
      const body = { text, keys: [...chosen], format, language: language.code };
      try {
        const { blob } = await download(exportPerson, { params: undefined, body });
        saveFile(`${t('rights.fileName')}-${found.reference}.${format}`, blob);
      } catch (thrown) {
        toasts.error(t('rights.saveFailed'), errorText(thrown) ?? undefined);
      }
    });

  const erase = () =>
    erasing.once(async () => {
      if (!shown) return;
      const { text, chosen, found } = shown;
      try {
        setReceipt(await call(erasePerson, { params: undefined, body: { text, keys: [...chosen] } }));
        const subjects = found.subjects.filter(({ key }) => !chosen.has(key));
        setShown({ text, found: { ...found, subjects }, chosen: new Set() });
      } catch (thrown) {
        const gone = fieldFault(thrown, 'keys');
        toasts.error(t('erase.failed'), gone ? t('erase.changed') : (errorText(thrown) ?? undefined));
      }
    });

  const choose = (keys: readonly string[], isChosen: boolean) =>
    setShown((now) => {
      if (!now) return now;
      const chosen = new Set(now.chosen);
      for (const key of keys) isChosen ? chosen.add(key) : chosen.delete(key);
      return { ...now, chosen };
    });

  const subjects: readonly PersonSubject[] = shown?.found.subjects ?? [];
  return {
    ...{ fault, failed, receipt, find, save, erase, choose, subjects },
    found: shown?.found ?? null,
    chosen: subjects.filter(({ key }) => shown?.chosen.has(key)),
    searching: searching.busy,
    saving: saving.busy,
    erasing: erasing.busy,
    /** clears the error message of the previous text */
    retype: () => setFault(null),
  };
}
