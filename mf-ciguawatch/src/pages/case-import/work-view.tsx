import { IMPORT_NAME_MAX, MOST_IMPORTED } from '@ciguawatch/shared/api/schemas/desk/import';
import { connectivity } from '@ciguawatch/shared/runtime/http/connectivity';
import { formatNumber, useT } from '@ciguawatch/shared/runtime/i18n/i18n';
import { session } from '@ciguawatch/shared/runtime/session/session';
import { Button } from '@ciguawatch/shared/ui/actions/button';
import { Banner } from '@ciguawatch/shared/ui/feedback/banner';
import { Checkbox } from '@ciguawatch/shared/ui/fields/checkbox';
import { Select } from '@ciguawatch/shared/ui/fields/select';
import { TextField } from '@ciguawatch/shared/ui/fields/text-field';
import { Card } from '@ciguawatch/shared/ui/layout/card';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { ColumnsTable } from '../../import/columns-table';
import css from '../../import/import.module.css';
import { PreviewTable } from '../../import/preview-table';
import { countryName } from '../../places/names';
import type { CaseField } from './case-field';
import { CheckCard } from './check/check-card';
import { useStore } from './check/use-store';
import { useFieldWords } from './field-words';
import { FIELDS, UNITS } from './fields';
import type { Imports } from './past/use-imports';
import { Questions } from './questions/questions';
import type { RowValues } from './reading/reading';
import type { CaseImportWork } from './work';

/** An open file: its columns, what must be decided, the check against the portal, and the import. */
export const WorkView = observer(function WorkView({
  work,
  imports,
}: {
  work: CaseImportWork;
  imports: Imports;
}) {
  const t = useT('caseImport');
  const i = useT('import');
  const [seen, setSeen] = useState<{ number: number } | null>(null);
  const { busy, check, store } = useStore(work, imports);
  const { file, preview, checked } = work;
  if (!file || !preview) return null;
  const tooMany = preview.ready.length > MOST_IMPORTED;
  const isChecked = checked !== null && checked.faults.length === 0;
  // A grey button says why: the lines may all be ready while the source has no name.
  const next = isChecked ? 'Store' : work.source.trim() === '' ? 'Source' : 'Check';
  return (
    <>
      <h1>{t('page.titleFile', { name: file.name })}</h1>
      <p className={css.quiet}>{t('page.lines', { count: file.sheet.lines.length })}</p>
      <div className={css.two}>
        <ListCard work={work} />
        <Questions work={work} preview={preview} onSee={(number) => setSeen({ number })} />
      </div>
      <PreviewTable
        head={file.sheet.head}
        fields={work.columns.map(({ field }) => field)}
        lines={preview.lines}
        faults={preview.groups.flatMap(({ numbers, field }) => numbers.map((number) => ({ number, field })))}
        seen={seen}
      />
      <CheckCard work={work} />
      {tooMany && <Banner tone="danger">{t('page.tooMany', { rows: formatNumber(MOST_IMPORTED) })}</Banner>}
      {!connectivity.online && <Banner tone="caution">{i('import.offline')}</Banner>}
      <div className={css.bar}>
        {isChecked ? (
          <Button
            variant="primary"
            busy={busy}
            isDisabled={work.count === 0 || !connectivity.online}
            onPress={() => void store()}
          >
            {t('check.store', { count: work.count })}
          </Button>
        ) : (
          <Button
            variant="primary"
            busy={busy}
            isDisabled={!work.complete || tooMany || !connectivity.online}
            onPress={() => void check()}
          >
            {t('check.start')}
          </Button>
        )}
        <Button onPress={() => work.close()}>{i('import.otherFile')}</Button>
        <span className={css.quiet}>{t(`check.next${next}`)}</span>
      </div>
    </>
  );
});

/** Name of the source, the columns, and what holds for all lines. */
const ListCard = observer(function ListCard({ work }: { work: CaseImportWork }) {
  const t = useT('caseImport');
  const words = useFieldWords();
  const countries = session.user?.profile.manage_countries ?? [];
  const first = work.preview?.lines[0]?.read.row as RowValues | undefined;
  const values: Record<string, unknown> = { ...first };
  const shown = (field: CaseField): string => {
    if (['island', 'place', 'archipelago'].includes(field))
      return words.value('case_location_id', values.case_location_id);
    if (field === 'specie_id')
      return words.value('specie_id', values.specie_id) || words.value('phenotype_id', values.phenotype_id);
    return words.value(field, values[field]);
  };
  return (
    <Card title={t('list.title')}>
      <TextField
        label={t('list.source')}
        help={t('list.sourceHelp')}
        required
        value={work.source}
        maxLength={IMPORT_NAME_MAX}
        autoComplete="off"
        onChange={(source) => work.setSource(source)}
      />
      <ColumnsTable
        head={work.file?.sheet.head ?? []}
        sample={work.file?.sheet.lines[0]?.cells ?? []}
        columns={work.columns}
        fields={FIELDS.map((id) => ({ id, label: words.label(id) }))}
        units={UNITS}
        unitText={(unit) => t(`unit.${unit}`)}
        willBe={shown}
        onChange={(index, column) => work.setColumn(index, column)}
      />
      <div className={css.pair}>
        {countries.length > 1 && (
          <Select
            label={t('list.country')}
            noEmpty
            options={countries.map((id) => ({ id: String(id), label: countryName(id) }))}
            value={String(work.country)}
            onChange={(id) => work.setCountry(Number(id))}
          />
        )}
        <Checkbox
          label={t('list.toReview')}
          isChecked={work.toReview}
          onChange={(on) => work.setToReview(on)}
        />
      </div>
    </Card>
  );
});
