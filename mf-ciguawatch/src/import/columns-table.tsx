import { useT } from '@ciguawatch/shared/runtime/i18n/i18n';
import { Select } from '@ciguawatch/shared/ui/fields/select';
import type { Column } from './columns';
import css from './import.module.css';
import './texts';

interface Props<F extends string> {
  head: readonly string[];
  /** cells of the first line */
  sample: readonly string[];
  columns: readonly Column<F>[];
  fields: readonly { id: F; label: string }[];
  units: Partial<Record<F, readonly string[]>>;
  unitText: (unit: string) => string;
  /** what the first line yields for a field, in words; empty where it is wrong */
  willBe: (field: F, column: number) => string;
  onChange: (index: number, column: Column<F>) => void;
}

/** Assigns a field and a unit to each column, with the value that the first line yields. */
export function ColumnsTable<F extends string>(props: Props<F>) {
  const { head, sample, columns, fields, units, unitText, willBe, onChange } = props;
  const t = useT('import');
  const used = columns.filter(({ field }) => field !== null).length;
  return (
    <>
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
            const name = head[index] ?? '';
            const own = field === null ? undefined : units[field];
            return (
              // biome-ignore lint/suspicious/noArrayIndexKey: columns keep their places
              <tr key={index}>
                <th scope="row">
                  {name} <span className={css.quiet}>{sample[index]}</span>
                </th>
                <td>
                  <Select
                    label={t('import.fieldOf', { head: name })}
                    hideLabel
                    placeholder={t('import.leftOut')}
                    options={fields}
                    value={field}
                    onChange={(id) => {
                      const next = id as F | null;
                      onChange(index, { field: next, unit: next === null ? undefined : units[next]?.[0] });
                    }}
                  />
                </td>
                <td>
                  {own && (
                    <Select
                      label={t('import.unitOf', { head: name })}
                      hideLabel
                      noEmpty
                      options={own.map((id) => ({ id, label: unitText(id) }))}
                      value={unit ?? own[0] ?? null}
                      onChange={(id) => onChange(index, { field, unit: id ?? undefined })}
                    />
                  )}
                </td>
                <td>{field === null ? '' : willBe(field, index)}</td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </>
  );
}
