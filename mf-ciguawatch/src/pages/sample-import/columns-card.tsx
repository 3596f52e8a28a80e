import type { SampleLine } from '@ciguawatch/shared/api/schemas/desk/sample-import';
import { METHODS, ORIGINS } from '@ciguawatch/shared/domain/codes/sample-choices';
import { useT } from '@ciguawatch/shared/runtime/i18n/i18n';
import { session } from '@ciguawatch/shared/runtime/session/session';
import { Checkbox } from '@ciguawatch/shared/ui/fields/checkbox';
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
import { FIELDS, SAMPLE_COLUMNS } from './fields';
import { useFieldName } from './use-field-name';
import { useWillBe } from './will-be';

interface Props {
  sheet: Sheet;
  /** what its first line would store */
  first: readonly SampleLine[];
  choices: Choices;
  onChange: (part: Partial<Choices>) => void;
  /** chooses the line that holds the heads */
  onHead: (number: number) => void;
}

/** Assigns a field and a unit to each column, and says what holds for lines that do not say it. */
export const ColumnsCard = observer(function ColumnsCard({ sheet, first, choices, onChange, onHead }: Props) {
  const t = useT('samples');
  const fieldName = useFieldName();
  const willBe = useWillBe();
  const { columns } = choices;
  const countries = session.user?.profile.manage_countries ?? [];
  return (
    <Card title={t('import.columns')}>
      <HeadLine sheet={sheet} onHead={onHead} />
      <ColumnsTable
        head={sheet.head}
        sample={sheet.lines[0]?.cells ?? []}
        columns={columns}
        fields={FIELDS.map((id) => ({ id, label: fieldName(id) }))}
        units={SAMPLE_COLUMNS.units}
        unitText={(unit) => (unit.endsWith('First') ? t(`import.unit_${unit}`) : unit)}
        willBe={(field) => willBe(first, field)}
        onChange={(index, column) =>
          onChange({ columns: columns.map((one, at) => (at === index ? column : one)) })
        }
      />
      <div className={css.pair}>
        <Select
          label={t('import.country')}
          noEmpty
          options={countries.map((id) => ({ id: String(id), label: countryName(id) }))}
          value={String(choices.country)}
          onChange={(id) => onChange({ country: Number(id) })}
        />
        <Select
          label={t('import.origin')}
          noEmpty
          options={ORIGINS.map((id) => ({ id, label: t(`origin.${id}`) }))}
          value={choices.origin}
          onChange={(id) => onChange({ origin: id as Choices['origin'] })}
        />
        <Select
          label={t('import.method')}
          options={METHODS.map((id) => ({ id, label: id }))}
          value={choices.method}
          onChange={(id) => onChange({ method: id as Choices['method'] })}
        />
        <TextField
          label={t('import.reference')}
          value={choices.reference}
          maxLength={300}
          autoComplete="off"
          onChange={(reference) => onChange({ reference })}
        />
      </div>
      <Checkbox
        label={t('import.filledDown')}
        isChecked={choices.isFilledDown}
        onChange={(isFilledDown) => onChange({ isFilledDown })}
      />
    </Card>
  );
});
