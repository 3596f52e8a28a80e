import { errorText } from '@ciguawatch/shared/runtime/i18n/error-text';
import { useT } from '@ciguawatch/shared/runtime/i18n/i18n';
import { toasts } from '@ciguawatch/shared/runtime/page/toasts';
import { LinkButton } from '@ciguawatch/shared/ui/actions/link-button';
import { MenuButton } from '@ciguawatch/shared/ui/overlay/menu';
import { observer } from 'mobx-react-lite';
import { JsonFileButton } from '../../../languages/json-file-button';
import type { Drafts } from '../../../languages/text-drafts';
import { readTextFile, saveTextFile } from '../files';
import type { TextRow } from '../model';
import css from '../page.module.css';

interface Props {
  lang: string;
  /** code of the language of the sources */
  refLang: string;
  /** id of the language */
  id: number;
  rows: readonly TextRow[];
  onDrafts: (drafts: Drafts) => void;
}

/** Export and import of a language; links to its properties and to a new language. */
export const Tools = observer(function Tools({ lang, refLang, id, rows, onDrafts }: Props) {
  const t = useT('translations');
  const read = async (file: File) => {
    try {
      const { drafts, count, strange } = await readTextFile(await file.text(), lang, rows);
      if (count > 0) onDrafts(drafts);
      toasts.info(t('file.read', { count }), strange > 0 ? t('file.strange', { count: strange }) : undefined);
    } catch (thrown) {
      toasts.error(
        t('file.unreadable'),
        thrown instanceof Error ? t('file.unreadableText') : (errorText(thrown) ?? ''),
      );
    }
  };
  const save = async (format: string) => {
    if (format !== 'po' && format !== 'xlf') return saveTextFile(lang, rows);
    const { saveForTranslators } = await import('../exchange/save');
    saveForTranslators(format, rows, { code: lang, reference: refLang });
  };
  return (
    <div className={css.tools}>
      <MenuButton
        size="sm"
        icon="download"
        label={t('file.export')}
        items={[
          { id: 'json', label: t('file.json') },
          { id: 'po', label: t('file.po') },
          { id: 'xlf', label: t('file.xliff') },
        ]}
        onAction={(format) => void save(format)}
      />
      <JsonFileButton size="sm" label={t('file.import')} formats=".po,.xlf,.xliff" onFile={read} />
      <LinkButton to={`/global/language/${id}`} size="sm" icon="sliders-horizontal">
        {t('list.settings')}
      </LinkButton>
      <LinkButton to="/global/new-language" size="sm" icon="plus">
        {t('list.new')}
      </LinkButton>
    </div>
  );
});
