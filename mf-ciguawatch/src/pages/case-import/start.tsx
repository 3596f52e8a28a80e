import { MOST_IMPORTED } from '@ciguawatch/shared/api/schemas/desk/import';
import { formatNumber, useT } from '@ciguawatch/shared/runtime/i18n/i18n';
import { Button } from '@ciguawatch/shared/ui/actions/button';
import { LinkButton } from '@ciguawatch/shared/ui/actions/link-button';
import { Banner } from '@ciguawatch/shared/ui/feedback/banner';
import { observer } from 'mobx-react-lite';
import { ChooseFile } from '../../import/choose-file';
import css from '../../import/import.module.css';
import { columnsFor } from './columns-for';
import { PastImports } from './past/past-imports';
import type { Imports } from './past/use-imports';
import type { CaseImportWork, StoredList } from './work';

/** Leads from a list that was just imported to the months that it observed: only there no case means zero. */
function ObservedMonths({ country, year }: StoredList) {
  const t = useT('caseImport');
  const to = `/ciguawatch/case/coverage?source=import&country=${country}&year=${year}`;
  return (
    <Banner
      tone="info"
      role="status"
      title={t('months.title')}
      action={
        <LinkButton size="sm" icon="calendar" to={to}>
          {t('months.mark')}
        </LinkButton>
      }
    >
      {t('months.text')}
    </Banner>
  );
}

const LIMITS = { size: 10_000_000, rows: 20_000 };

/** A file is chosen, dropped or pasted, or the one under work is taken up again. */
export const Start = observer(function Start({ work, imports }: { work: CaseImportWork; imports: Imports }) {
  const t = useT('caseImport');
  return (
    <>
      <h1>{t('page.title')}</h1>
      {work.found && (
        <Banner
          tone="info"
          title={t('draft.title', { name: work.found.file.name })}
          action={
            <div className={css.bar}>
              <Button size="sm" variant="primary" onPress={() => work.resume()}>
                {t('draft.resume')}
              </Button>
              <Button size="sm" onPress={() => work.close()}>
                {t('draft.forget')}
              </Button>
            </div>
          }
        >
          {t('draft.text')}
        </Banner>
      )}
      <ChooseFile
        limits={LIMITS}
        help={t('page.help')}
        limitsText={t('page.limits', { rows: formatNumber(MOST_IMPORTED) })}
        onOpen={(name, sheet) => {
          const { columns, source } = columnsFor(sheet.head, imports.items ?? []);
          work.open(name, sheet, columns, source);
        }}
      />
      {work.stored && <ObservedMonths {...work.stored} />}
      <PastImports imports={imports} />
    </>
  );
});
