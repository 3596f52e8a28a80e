import './texts';
import { CASE_LIST_COLUMNS, isCaseListColumn } from '@ciguawatch/shared/domain/case-list/columns';
import { describedColumn } from '@ciguawatch/shared/domain/case-list/described';
import { PUBLIC_COLUMNS, type PublicColumn } from '@ciguawatch/shared/domain/case-table/case-columns';
import { withheldFrom } from '@ciguawatch/shared/domain/case-table/withheld';
import { AGE_BUCKETS } from '@ciguawatch/shared/domain/codes/age';
import { fieldLabel } from '@ciguawatch/shared/domain/report/rendering/answer-labels';
import { type DescribedColumn, dataPackage } from '@ciguawatch/shared/domain/text/files/data-package';
import { hasText, language, translate } from '@ciguawatch/shared/runtime/i18n/i18n';
import { clock } from '@ciguawatch/shared/runtime/page/clock';
import { headsOf } from './rows-table';

const d = (key: string) => translate('domain', key);
const say = (key: string, vars?: Record<string, string>) => translate('figures', `codebook.${key}`, vars);
const titleOf = (column: string) =>
  hasText('figures', `codebook.${column}`) ? say(column) : fieldLabel(column, { d });

/** Note that a reader needs to interpret a column; undefined for most columns. */
function noteOf(column: PublicColumn): string | undefined {
  if (column === 'mass_poisoning_nb') return say('atLeast');
  if (column === 'phenotype_id') return say('group');
  return withheldFrom(column) !== null || column === 'mass_poisoning' ? say('withheld') : undefined;
}

function describedValue(column: PublicColumn): DescribedColumn {
  const description = noteOf(column);
  const own: DescribedColumn = isCaseListColumn(column)
    ? describedColumn(column, {
        title: titleOf,
        code: (name, code) => d(`${CASE_LIST_COLUMNS[name].texts}.${code}`),
        unit: (key) => key,
      })
    : {
        name: column,
        type: 'string',
        title: titleOf(column),
        codes: AGE_BUCKETS.map(({ id }) => ({ value: id, label: d(`age_bucket.${id}`) })),
      };
  return { ...own, ...(description && { description }) };
}

function columnDescriptions(column: PublicColumn): DescribedColumn[] {
  return headsOf(column).map((head): DescribedColumn => {
    if (head === column) return describedValue(column);
    if (column === 'case_geom')
      return { name: head, type: 'number', title: say(head), description: say('labelPoint'), unit: '°' };
    return { name: head, type: 'string', title: say('name', { title: titleOf(column) }) };
  });
}

/**
 * Codebook of the saved public rows, as a `datapackage.json`.
 * @param path name of the file with the rows
 * @param about lines about the rows
 */
export const rowsCodebook = (path: string, title: string, about: readonly string[]): string =>
  dataPackage({
    path,
    title,
    about,
    columns: PUBLIC_COLUMNS.flatMap(columnDescriptions),
    created: new Date(clock.now()).toISOString(),
    language: language.code,
  });
