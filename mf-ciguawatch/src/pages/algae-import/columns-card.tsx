import { useT } from '@ciguawatch/shared/runtime/i18n/i18n';
import { session } from '@ciguawatch/shared/runtime/session/session';
import { Select } from '@ciguawatch/shared/ui/fields/select';
import { TextField } from '@ciguawatch/shared/ui/fields/text-field';
import { Card } from '@ciguawatch/shared/ui/layout/card';
import { observer } from 'mobx-react-lite';
import { useFieldWords } from '../../algae/field-words';
import { ColumnsTable } from '../../import/columns-table';
import css from '../../import/import.module.css';
import type { Sheet } from '../../import/sheet';
import { countryName } from '../../places/names';
import type { Choices } from './choices';
import { type AlgaeColumn, FIELDS, type ImportField, UNITS } from './fields';
import type { Preview } from './reading/read-sheet';

interface Props {
  sheet: Sheet;
  preview: Preview;
  choices: Choices;
  onChange: (choices: Choices) => void;
}

/** Assigns a field and a unit to each column, with the value that the first line yields. */
export const ColumnsCard = observer(function ColumnsCard({ sheet, preview, choices, onChange }: Props) {
  const t = useT('algae');
  const words = useFieldWords();
  const { columns } = choices;
  const put = (index: number, column: AlgaeColumn) =>
    onChange({ ...choices, columns: columns.map((one, at) => (at === index ? column : one)) });
  const countries = session.user?.profile.manage_countries ?? [];
  const first = preview.lines[0]?.read.row as Record<string, unknown> | undefined;
  const wrong = new Set(preview.lines[0]?.read.faults.map(({ field }) => field));
  const stored = (field: ImportField) =>
    words.value(
      ['latitude', 'longitude', 'coordinates'].includes(field) ? 'at_geom' : field,
      first?.[['latitude', 'longitude', 'coordinates'].includes(field) ? 'at_geom' : field],
    );
  return (
    <Card title={t('import.columns')}>
      <ColumnsTable
        head={sheet.head}
        sample={sheet.lines[0]?.cells ?? []}
        columns={columns}
        fields={FIELDS.map((id) => ({ id, label: t(`import.field_${id}`) }))}
        units={UNITS}
        unitText={(unit) => t(`import.unit_${unit}`)}
        willBe={(field) => (wrong.has(field) ? '' : stored(field))}
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
