import writeExcelFile, { type Cell } from 'write-excel-file/node';
import { type Both, FORM_ID, type ReportForm, type SurveyRow } from '../form/survey-row';

/** Names of the languages as XLSForm wants them; the first is the form's own. */
export const LANGUAGE_NAMES: Record<keyof Both, string> = { fr: 'Français (fr)', en: 'English (en)' };

const LANGUAGES = Object.keys(LANGUAGE_NAMES) as (keyof Both)[];

/** A text in a column for each language. */
const columns = (name: string, text: Both | undefined): Record<string, string> =>
  text ? Object.fromEntries(LANGUAGES.map((of) => [`${name}::${LANGUAGE_NAMES[of]}`, text[of]])) : {};

const optional = (name: string, value: string | undefined): Record<string, string> =>
  value === undefined ? {} : { [name]: value };

/** A row of the sheet `survey`. */
const surveyColumns = (row: SurveyRow): Record<string, string> => ({
  type: row.list === undefined ? row.type : `${row.type} ${row.list}`,
  name: row.name,
  ...columns('label', row.label),
  ...columns('hint', row.hint),
  ...(row.required && { required: 'yes' }),
  ...optional('relevant', row.relevant),
  ...optional('constraint', row.constraint),
  ...columns('constraint_message', row.constraintMessage),
  ...optional('choice_filter', row.choiceFilter),
  ...optional('appearance', row.appearance),
  ...optional('default', row.default),
});

/** A sheet: a heading for each column that any row has, and texts alone, so that no code becomes a number. */
function sheetOf(sheet: string, rows: readonly Record<string, string>[]) {
  const heads = [...new Set(rows.flatMap((row) => Object.keys(row)))];
  const cell = (value: string | undefined): Cell => (value ? { value, type: String } : null);
  const head = heads.map((value): Cell => ({ value, type: String, fontWeight: 'bold' }));
  return {
    sheet,
    data: [head, ...rows.map((row) => heads.map((name) => cell(row[name])))],
    stickyRowsCount: 1,
  };
}

/** The form as an XLSForm workbook (xlsform.org), for KoBoToolbox, ODK Central and others that take one. */
export function xlsForm(form: ReportForm): Promise<Buffer> {
  const choices = [...form.lists].flatMap(([list_name, rows]) =>
    rows.map(({ name, label, parent }) => ({
      list_name,
      name,
      ...columns('label', label),
      ...optional('parent', parent),
    })),
  );
  const settings = {
    form_title: form.title,
    form_id: FORM_ID,
    version: form.version,
    default_language: LANGUAGE_NAMES.fr,
    style: 'pages',
  };
  return writeExcelFile([
    sheetOf('survey', form.survey.map(surveyColumns)),
    sheetOf('choices', choices),
    sheetOf('settings', [settings]),
  ]).toBuffer();
}
