import { GRADED_SYMPTOMS, SYMPTOM_FLAG_KEYS, SYMPTOM_GROUPS } from '@ciguawatch/shared/domain/codes/symptoms';
import english from '@ciguawatch/shared/domain/locales/en_US.json';
import french from '@ciguawatch/shared/domain/locales/fr_FR.json';
import { fieldsOf } from '@ciguawatch/shared/domain/report/report-fields';
import { emptyReport } from '@ciguawatch/shared/domain/report/report-values';
import { ASKED_GROUPS, answeredCount, answerNo, openQuestions, questionsOf, undoAnswerNo } from './groups';

const [digestive, , , , skin] = ASKED_GROUPS;

test('every symptom and flag is asked exactly once', () => {
  const asked = ASKED_GROUPS.flatMap((group) => [...questionsOf(group)]);
  expect([...asked].sort()).toEqual([...GRADED_SYMPTOMS, ...SYMPTOM_FLAG_KEYS].sort());
});

test('"no to the rest" never touches an answer and counts what it will change', () => {
  const values = { ...emptyReport(), sympt_nausea: '2' as const };
  const open = openQuestions(digestive!, values);
  expect(open).toEqual(['sympt_diarrhea', 'sympt_vomitting']);
  expect(answeredCount(digestive!, values)).toBe(1);
  expect({ ...values, ...answerNo(open) }).toMatchObject({
    sympt_nausea: '2',
    sympt_diarrhea: 'N',
    sympt_vomitting: 'N',
  });
});

test('yes-no signs of a group are set to no as well', () => {
  expect(answerNo(questionsOf(skin!))).toEqual({
    sympt_itchings: 'N',
    sympt_allergic_reac: false,
    sympt_skin_reac: false,
  });
});

test('"don’t know" to a sign is an answer: no to the rest leaves it', () => {
  const values = { ...emptyReport(), unsure: ['sympt_skin_reac'] as const };
  expect(openQuestions(skin!, values)).toEqual(['sympt_itchings', 'sympt_allergic_reac']);
  expect(answeredCount(skin!, values)).toBe(1);
});

test('undo gives back only what still says no', () => {
  const open = openQuestions(digestive!, emptyReport());
  const values = { ...emptyReport(), ...answerNo(open), sympt_diarrhea: '3' as const };
  expect(undoAnswerNo(open, values)).toEqual({ sympt_nausea: null, sympt_vomitting: null });
});

test('pressure and heart are two groups, and no measure is named like a symptom', () => {
  expect(ASKED_GROUPS.map(({ id }) => id).sort()).toEqual(
    [...Object.keys(SYMPTOM_GROUPS), 'temperature'].sort(),
  );
  for (const words of [english, french]) {
    const felt = [...Object.values(words.symptom), ...Object.values(words.symptom_group)];
    const measured = fieldsOf('whole', 'decimal').map((field) => words.reportFields[field]);
    expect(measured.filter((name) => felt.includes(name))).toEqual([]);
  }
});
