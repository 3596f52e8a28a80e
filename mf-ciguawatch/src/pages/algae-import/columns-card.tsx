import { useT } from '@ciguawatch/shared/runtime/i18n/i18n';
import { session } from '@ciguawatch/shared/runtime/session/session';
import { Select } from '@ciguawatch/shared/ui/fields/select';
import { TextField } from '@ciguawatch/shared/ui/fields/text-field';
import { Card } from '@ciguawatch/shared/ui/layout/card';
import { observer } from 'mobx-react-lite';
import { useFieldWords } from '../../algae/field-words';
import { countryName } from '../../places/names';
import type { Choices } from './choices';
import { type Column, FIELDS, type ImportField, UNITS } from './fields';
import css from './import.module.css';
import type { Sheet } from './reading/read-csv';
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
  const put = (index: number, column: Column) =>
    onChange({ ...choices, columns: columns.map((one, at) => (at === index ? column : one)) });
  const used = columns.filter(({ field }) => field !== null).length;
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
      <p className={css.quiet}>{t('import.recognised', { count: used, total: columns.length })}</p>
      <table className={css.table}>
        <thead>
          <tr>
            <th scope="col">{t('import.inFile')}</th>
            <th scope="col">{t('import.field')}</th>
            <th scope="col">{t('import.unit')}</th>
            <th scope="col">{t('import.willBe')}</th>
          </tr>
        </thead>
        <tbody>
          {columns.map(({ field, unit }, index) => {
            const head = sheet.head[index] ?? '';
            const units = field === null ? undefined : UNITS[field];
            return (
              // biome-ignore lint/suspicious/noArrayIndexKey: columns keep their places
              <tr key={index}>
                <th scope="row">
                  {head} <span className={css.quiet}>{sheet.lines[0]?.cells[index]}</span>
                </th>
                <td>
                  <Select
                    label={t('import.fieldOf', { head })}
                    hideLabel
                    placeholder={t('import.leftOut')}
                    options={FIELDS.map((id) => ({ id, label: t(`import.field_${id}`) }))}
                    value={field}
                    onChange={(id) => {
                      const next = id as ImportField | null;
                      put(index, { field: next, unit: next === null ? undefined : UNITS[next]?.[0] });
                    }}
                  />
                </td>
                <td>
                  {units && (
                    <Select
                      label={t('import.unitOf', { head })}
                      hideLabel
                      noEmpty
                      options={units.map((id) => ({ id, label: t(`import.unit_${id}`) }))}
                      value={unit ?? units[0] ?? null}
                      onChange={(id) => put(index, { field, unit: id ?? undefined })}
                    />
                  )}
                </td>
                <td>{field === null || wrong.has(field) ? '' : stored(field)}</td>
              </tr>
            );
          })}
        </tbody>
      </table>
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
