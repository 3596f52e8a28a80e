import { FORM_ID, type ReportForm, type SurveyRow } from '../form/survey-row';
import { choiceText, isTranslated, itext } from './itext';
import { pathsOf, withPaths } from './paths';
import { attributes, escapeXml } from './xml';

type Paths = ReadonlyMap<string, string>;

const NAMESPACES =
  'xmlns="http://www.w3.org/2002/xforms" xmlns:h="http://www.w3.org/1999/xhtml" xmlns:jr="http://openrosa.org/javarosa" xmlns:odk="http://www.opendatakit.org/xforms"';

/** Data types of the ODK XForms specification, where they are not named like the type of XLSForm. */
const DATA_TYPES: Partial<Record<SurveyRow['type'], string>> = {
  note: 'string',
  text: 'string',
  integer: 'int',
  select_one: 'string',
  select_multiple: 'string',
};

/** The empty instance: groups and answers in their order. */
function instance(survey: readonly SurveyRow[]): string {
  const open: string[] = [];
  return survey
    .map(({ type, name, default: value }) => {
      if (type === 'end_group') return `</${open.pop()}>`;
      if (type !== 'begin_group')
        return value === undefined ? `<${name}/>` : `<${name}>${escapeXml(value)}</${name}>`;
      open.push(name);
      return `<${name}>`;
    })
    .join('');
}

/** The lists of choices as secondary instances. */
function choiceInstances({ lists }: ReportForm): string {
  return [...lists]
    .map(([list, choices]) => {
      const translated = isTranslated(choices);
      const items = choices.map(({ name, label, parent }, at) => {
        const text = translated
          ? `<itextId>${choiceText(list, at)}</itextId>`
          : `<label>${escapeXml(label.en)}</label>`;
        const above = parent === undefined ? '' : `<parent>${escapeXml(parent)}</parent>`;
        return `<item><name>${escapeXml(name)}</name>${text}${above}</item>`;
      });
      return `<instance id="${list}"><root>${items.join('')}</root></instance>`;
    })
    .join('');
}

/** What is known of each node: type, and when it is asked, required and accepted. */
function bind(row: SurveyRow, paths: Paths): string {
  const nodeset = paths.get(row.name);
  if (row.type === 'end_group') return '';
  const isGroup = row.type === 'begin_group';
  if (isGroup && row.relevant === undefined) return '';
  const expression = (text: string | undefined) => text && withPaths(text, paths);
  return `<bind${attributes({
    nodeset,
    type: isGroup ? undefined : (DATA_TYPES[row.type] ?? row.type),
    readonly: row.type === 'note' ? 'true()' : undefined,
    required: row.required && 'true()',
    relevant: expression(row.relevant),
    constraint: expression(row.constraint),
    'jr:constraintMsg': row.constraintMessage && `jr:itext('${nodeset}:constraintMsg')`,
  })}/>`;
}

/** A question or the beginning of a group as it is shown. */
function control(row: SurveyRow, paths: Paths, form: ReportForm): string {
  if (row.type === 'end_group') return '</group>';
  const ref = paths.get(row.name);
  const text = (kind: 'label' | 'hint') => (row[kind] ? `<${kind} ref="jr:itext('${ref}:${kind}')"/>` : '');
  const start = attributes({ ref, appearance: row.appearance });
  if (row.type === 'begin_group') return `<group${start}>${text('label')}`;
  const texts = `${text('label')}${text('hint')}`;
  if (row.list === undefined) return `<input${start}>${texts}</input>`;
  const tag = row.type === 'select_one' ? 'select1' : 'select';
  const filter = row.choiceFilter ? `[${withPaths(row.choiceFilter, paths)}]` : '';
  const nodeset = `instance('${row.list}')/root/item${filter}`;
  const label = isTranslated(form.lists.get(row.list) ?? []) ? 'jr:itext(itextId)' : 'label';
  return `<${tag}${start}>${texts}<itemset${attributes({ nodeset })}><value ref="name"/><label ref="${label}"/></itemset></${tag}>`;
}

/** The form as an ODK XForm 1.0 (getodk.github.io/xforms-spec), for ODK Collect, KoBoCollect and Enketo. */
export function xForm(form: ReportForm): string {
  const { survey, title, version } = form;
  const paths = pathsOf(survey);
  const binds = survey.map((row) => bind(row, paths)).join('');
  const body = survey.map((row) => control(row, paths, form)).join('\n');
  return `<?xml version="1.0"?>
<h:html ${NAMESPACES}><h:head><h:title>${escapeXml(title)}</h:title><model odk:xforms-version="1.0.0">${itext(form)}<instance><data${attributes({ id: FORM_ID, version })}>${instance(survey)}<meta><instanceID/></meta></data></instance>${choiceInstances(form)}${binds}<bind nodeset="/data/meta/instanceID" type="string" readonly="true()" jr:preload="uid"/></model></h:head><h:body class="pages">${body}</h:body></h:html>
`;
}
