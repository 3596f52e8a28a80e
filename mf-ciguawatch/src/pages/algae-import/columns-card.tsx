import { SAMPLING_FIELDS } from '@ciguawatch/shared/domain/algae/sampling-fields';
import { useT } from '@ciguawatch/shared/runtime/i18n/i18n';
import { session } from '@ciguawatch/shared/runtime/session/session';
import { Select } from '@ciguawatch/shared/ui/fields/select';
import { TextField } from '@ciguawatch/shared/ui/fields/text-field';
import { Card } from '@ciguawatch/shared/ui/layout/card';
import { observer } from 'mobx-react-lite';
import { ColumnsTable } from '../../import/columns-table';
import { HeadLine } from '../../import/head-line';
import css from '../../import/import.module.css';
import type { Sheet } from '../../import/sheet';
import { countryName } from '../../places/names';
import type { Choices } from './choices';
import { type AlgaeColumn, FIELDS, UNITS } from './fields';
import type { Preview } from './reading/read-sheet';
import { useUnderstood } from './understood';

interface Props {
  sheet: Sheet;
  preview: Preview;
  choices: Choices;
  onChange: (choices: Choices) => void;
  /** chooses the line that holds the heads */
  onHead: (number: number) => void;
}

/** Assigns a field and a unit to each column, with the value that the first line yields. */
export const ColumnsCard = observer(function ColumnsCard({
  sheet,
  preview,
  choices,
  onChange,
  onHead,
}: Props) {
  const t = useT('algae');
  const understood = useUnderstood();
  const { columns } = choices;
  const put = (index: number, column: AlgaeColumn) =>
    onChange({ ...choices, columns: columns.map((one, at) => (at === index ? column : one)) });
  const countries = session.user?.profile.manage_countries ?? [];
  const first = preview.lines[0]?.read;
  const above = sheet.above ?? [];
  return (
    <Card title={t('import.columns')}>
      <TextField
        label={t('import.source')}
        help={t('import.sourceHelp')}
        value={choices.source}
        maxLength={SAMPLING_FIELDS.data_source.max}
        autoComplete="off"
        onChange={(source) => onChange({ ...choices, source })}
      />
      <div className={css.heads}>
        <HeadLine sheet={sheet} onHead={onHead} />
      </div>
      {above.length > 0 && <p className={css.quiet}>{t('import.above', { count: above.length })}</p>}
      <ColumnsTable
        head={sheet.head}
        sample={sheet.lines[0]?.cells ?? []}
        columns={columns}
        fields={FIELDS.map((id) => ({ id, label: t(`import.field_${id}`) }))}
        units={UNITS}
        unitText={(unit) => t(`import.unit_${unit}`)}
        willBe={(_, index) => {
          const column = columns[index];
          return (first && column && understood(first, column, index)) ?? '';
        }}
        onChange={put}
      />
      <div className={css.pair}>
        <Select
          label={t('import.country')}
          noEmpty
          options={countries.map((id) => ({ id: String(id), label: countryName(id) }))}
          value={String(choices.country)}
          onChange={(id) => onChange({ ...choices, country: Number(id) })}
        />
        <TextField
          label={t('import.prefix')}
          value={choices.prefix}
          maxLength={20}
          autoComplete="off"
          onChange={(prefix) => onChange({ ...choices, prefix })}
        />
      </div>
    </Card>
  );
});
