import { createHash } from 'node:crypto';
import { fieldLabel } from '@ciguawatch/shared/domain/report/rendering/answer-labels';
import { SECTION_FIELDS, SECTIONS, type Section } from '@ciguawatch/shared/domain/report/report-sections';
import { type Block, blocksOf, groupHeading } from '../../plain/report/pages/blocks';
import { isQuestion, tickedFields } from './answer-names';
import { ListBook } from './choice-lists';
import { type FormWords, inBoth, ownBoth } from './form-words';
import { type Making, questionRows } from './question-rows';
import type { ReportForm, SurveyRow } from './survey-row';

const END: SurveyRow = { type: 'end_group', name: '' };

/** Questions of a section that fit one screen; a longer section shows its groups one by one. */
const ONE_SCREEN = 20;

/** Fields that are ticked in one question with several answers; undefined for other blocks. */
function ticksRow({ group }: Block, { words, book }: Making): SurveyRow | undefined {
  const fields = group === null ? undefined : tickedFields().get(group);
  if (group === null || !fields) return undefined;
  const choices = fields.map((field) => ({
    name: field,
    label: inBoth(words, (one) => fieldLabel(field, one)),
  }));
  const label = inBoth(words, (one) => groupHeading(group, one).title);
  return { type: 'select_multiple', list: book.add(group, choices), name: group, label };
}

function blockRows(block: Block, making: Making): SurveyRow[] {
  const { group, fields } = block;
  const ticks = ticksRow(block, making);
  if (ticks) return [ticks];
  const rows = fields.flatMap((field) => questionRows(field, making));
  if (group === null) return rows;
  const label = inBoth(making.words, (one) => groupHeading(group, one).title);
  return [{ type: 'begin_group', name: `group_${group}`, label, appearance: 'field-list' }, ...rows, END];
}

function sectionRows(section: Section, making: Making): SurveyRow[] {
  const rows = blocksOf(section, isQuestion).flatMap((block) => blockRows(block, making));
  if (rows.length === 0) return [];
  return [
    {
      type: 'begin_group',
      name: `section_${section}`,
      label: inBoth(making.words, ({ t }) => t(`report.title${section}`)),
      ...(SECTION_FIELDS[section].length <= ONE_SCREEN && { appearance: 'field-list' }),
    },
    ...rows,
    END,
  ];
}

/**
 * The report as a form of ODK, from the fields of the report, the code lists, and the places and fish of the portal,
 * in the words of the plain form.
 * @param portal name of the portal
 * @param country number of the country whose place is chosen at first
 */
export function reportForm(words: FormWords, portal: string, country: number): ReportForm {
  const home = [...words.en.lists.places.values()].find(
    (place) => place.type === 'C' && place.country === country,
  );
  const book = new ListBook();
  const making: Making = { words, book, home: home?.id };
  const about: SurveyRow = { type: 'note', name: 'about', label: ownBoth('about', { portal }) };
  const survey = [about, ...SECTIONS.flatMap((section) => sectionRows(section, making))];
  const title = ownBoth('title', { portal });
  const content = JSON.stringify([title, survey, [...book.lists]]);
  const version = `r${createHash('sha256').update(content).digest('hex').slice(0, 12)}`;
  return { title: `${title.fr} / ${title.en}`, version, survey, lists: book.lists };
}
