import { CASE_LIST_COLUMNS } from '@ciguawatch/shared/domain/case-list/columns';
import { type CodebookWords, describedColumn } from '@ciguawatch/shared/domain/case-list/described';
import {
  COMPLETE_FIELDS,
  EXPORTED,
  type ExportField,
  exportFields,
  POINT_PRECISIONS,
} from '@ciguawatch/shared/domain/case-list/export-fields';
import type { Labels } from '@ciguawatch/shared/domain/report/rendering/answer-labels';
import { type DescribedColumn, dataPackage } from '@ciguawatch/shared/domain/text/files/data-package';
import { language, translate } from '@ciguawatch/shared/runtime/i18n/i18n';
import { clock } from '@ciguawatch/shared/runtime/page/clock';
import { caseFieldLabel } from '../../case-report/saved/field-labels';
import { columnLabel } from '../list/case-columns';

const say = (key: string, vars?: Record<string, string>) => translate('caseList', `codebook.${key}`, vars);

const wordsIn = (labels: Labels): CodebookWords => ({
  title: (column) => columnLabel(column, labels),
  code: (column, code) => {
    const { texts } = CASE_LIST_COLUMNS[column];
    return texts ? labels.d(`${texts}.${code}`) : translate('caseFilter', `${column}.${code}`);
  },
  unit: (key) => labels.t(`report.${key}`),
});

function described(field: ExportField, labels: Labels): DescribedColumn {
  const { name } = field;
  switch (field.is) {
    case 'value':
      return describedColumn(field.column, wordsIn(labels));
    case 'words':
      return { name, type: 'string', title: say('words', { title: columnLabel(field.column, labels) }) };
    case 'precision': {
      const codes = POINT_PRECISIONS.map((value) => ({ value, label: say(`precision_${value}`) }));
      return { name, type: 'string', title: say('precision'), codes };
    }
    case 'longitude':
    case 'latitude':
      return { name, type: 'number', title: say(field.is), description: say('label'), unit: '°' };
    case 'wkt':
      return { name, type: 'string', title: columnLabel(field.column, labels), description: say('wkt') };
    default:
      return {
        name,
        type: name === 'contact_id' ? 'integer' : 'string',
        title: caseFieldLabel(name, labels),
      };
  }
}

/**
 * Codebook (`datapackage.json`) that describes every column of the data export.
 * @param path name of the exported data file
 * @param about filters or selection of the export, in words
 */
export const caseCodebook = (path: string, about: readonly string[], labels: Labels): string =>
  dataPackage({
    path,
    title: translate('caseList', 'page.title'),
    about: [...about, say('texts')],
    columns: exportFields(EXPORTED, COMPLETE_FIELDS).map((field) => described(field, labels)),
    created: new Date(clock.now()).toISOString(),
    language: language.code,
  });
