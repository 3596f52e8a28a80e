import { getDictionary } from '@ciguawatch/shared/api/calls/i18n';
import type { Dictionary } from '@ciguawatch/shared/api/schemas/i18n';
import { ApiError } from '@ciguawatch/shared/runtime/http/api-error';
import { call } from '@ciguawatch/shared/runtime/http/call';
import { errorText } from '@ciguawatch/shared/runtime/i18n/error-text';
import { type Translate, useT } from '@ciguawatch/shared/runtime/i18n/i18n';
import { FALLBACK } from '@ciguawatch/shared/runtime/i18n/language';
import { toasts } from '@ciguawatch/shared/runtime/page/toasts';
import { useBusy } from '@ciguawatch/shared/ui/actions/use-busy';
import { observer } from 'mobx-react-lite';
import { JsonFileButton } from '../../languages/json-file-button';
import css from './page.module.css';
import { readStart, type StartFile } from './start-file';

/** A file whose texts a new language starts with. */
export interface StartState {
  start: StartFile;
  /** texts of the portal with which the file was compared */
  source: Dictionary;
  /** name of the file */
  file: string;
}

interface Props {
  started: StartState | null;
  onStart: (started: StartState) => void;
}

/** Button that reads a language file and shows what it contains. */
export const StartButton = observer(function StartButton({ started, onStart }: Props) {
  const t = useT('language');
  const { busy, once } = useBusy();
  const read = (file: File) =>
    once(async () => {
      try {
        // English has every text.
        const source = await call(getDictionary, { params: { code: FALLBACK } });
        onStart({ start: readStart(await file.text(), source), source, file: file.name });
      } catch (thrown) {
        const why = thrown instanceof ApiError ? errorText(thrown) : t('start.unreadableText');
        if (why) toasts.error(t('start.unreadable'), why);
      }
    });
  return (
    <div className={css.start}>
      <p role="status">{started && foundText(t, started)}</p>
      <JsonFileButton label={t('start.read')} busy={busy} onFile={read} />
    </div>
  );
});

/** Sentence about what was read, ignored, and has to be corrected. */
function foundText(t: Translate, { start, file }: StartState): string {
  const { words, sound, faulty, strange } = start;
  const read = t('start.found', { count: Object.keys(words).length + sound.length, file });
  const rest = [
    strange > 0 && t('start.strange', { count: strange }),
    faulty.length > 0 && t('start.faulty', { count: faulty.length }),
  ];
  return [read, ...rest].filter(Boolean).join(', ');
}
