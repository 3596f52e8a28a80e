import { PART_ORDER } from '@ciguawatch/shared/domain/report/rendering/part-order';
import type { AskedField } from '@ciguawatch/shared/domain/report/report-fields';
import { SECTION_FIELDS, type Section } from '@ciguawatch/shared/domain/report/report-sections';
import type { Words } from '../../frame/words';
import { QUESTION_DISPLAYS, type QuestionGroup } from '../question-displays';

/** Questions of a section shown together; without a group, a single question. */
export interface Block {
  group: QuestionGroup | null;
  fields: AskedField[];
}

/**
 * Order of groups: neurological symptoms early, as in the portal, because they are typical of ciguatera; the
 * specification has them fourth.
 */
const GROUP_ORDER: readonly QuestionGroup[] = [
  'contact',
  'parts',
  'digestive',
  'neuro',
  'blood_pressure',
  'heart_rate',
  'skin_allergy',
  'temperature',
  'staff',
];

const inScreenOrder = (fields: AskedField[]): AskedField[] =>
  fields.includes('specie_part_flesh') ? [...PART_ORDER] : fields;

const isOnPage = (field: AskedField): boolean => QUESTION_DISPLAYS[field].as !== 'never';

/**
 * Questions of a section in page order; a group stands at its first question.
 * @param isQuestion which fields are asked; those of the plain pages when left out
 */
export function blocksOf(section: Section, isQuestion: (field: AskedField) => boolean = isOnPage): Block[] {
  const askedFields = SECTION_FIELDS[section].filter(isQuestion);
  const inGroup = (group: QuestionGroup) =>
    askedFields.filter((field) => QUESTION_DISPLAYS[field].group === group);
  const groups = GROUP_ORDER.filter((group) => inGroup(group).length > 0);
  let at = 0;
  return askedFields.flatMap((field): Block[] => {
    const { group } = QUESTION_DISPLAYS[field];
    if (group === undefined) return [{ group: null, fields: [field] }];
    if (inGroup(group)[0] !== field) return [];
    const next = groups[at++] as QuestionGroup;
    return [{ group: next, fields: inScreenOrder(inGroup(next)) }];
  });
}

/** Heading of a group and the text below it. */
export function groupHeading(group: QuestionGroup, { t, d }: Words): { title: string; help?: string } {
  if (group === 'contact') return { title: t('report.contact'), help: t('report.contactWhy') };
  if (group === 'parts') return { title: d('reportFields.parts') };
  if (group === 'staff') return { title: t('report.healthStaff'), help: t('report.healthStaffHelp') };
  return { title: d(`symptom_group.${group}`) };
}
