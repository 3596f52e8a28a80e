import { useT } from '@ciguawatch/shared/runtime/i18n/i18n';
import { Button } from '@ciguawatch/shared/ui/actions/button';
import { Banner } from '@ciguawatch/shared/ui/feedback/banner';
import { RadioGroup } from '@ciguawatch/shared/ui/fields/radio-group';
import { Card } from '@ciguawatch/shared/ui/layout/card';
import { observer } from 'mobx-react-lite';
import css from '../../../import/import.module.css';
import { LeftOutQuestion } from '../../../import/left-out';
import { MarkQuestion } from '../../../import/mark-question';
import { readDate } from '../../../import/read/read-date';
import { dateText } from '../field-words';
import { type CasePreview, openQuestions } from '../reading/read-list';
import type { CaseImportWork } from '../work';
import { QuestionLine } from './question-line';

/** Largest number of questions listed; the others are only counted. */
const SHOWN = 30;
/** Makes the list focusable, so that it can be scrolled with the keyboard. */
const scrollable = { tabIndex: 0 };

interface Props {
  work: CaseImportWork;
  preview: CasePreview;
  onSee: (number: number) => void;
}

/** What must be decided before the list can be imported: about the file, then about texts that it repeats. */
export const Questions = observer(function Questions({ work, preview, onSee }: Props) {
  const t = useT('caseImport');
  const i = useT('import');
  const { groups, questions, ready, skipped } = preview;
  const ofFile = openQuestions(preview, work.fileAnswers) + Math.min(1, work.leftOut.length);
  const lines = new Set(groups.flatMap(({ numbers }) => numbers)).size;
  return (
    <Card title={t('question.title')}>
      {(questions.length > 0 || work.leftOut.length > 0) && (
        <div className={css.questions}>
          <LeftOutQuestion leftOut={work.leftOut} onLeave={(left) => work.leave(left)} />
          {questions.map((question) =>
            question.is === 'dates' ? (
              <DateQuestion key="dates" work={work} example={question.example} />
            ) : question.is === 'mark' ? (
              <MarkQuestion
                key="mark"
                example={question.example}
                mark={work.fileAnswers.mark}
                onMark={(mark) => work.answerFile({ mark })}
              />
            ) : (
              <RadioGroup
                key="digits"
                label={t('question.digits')}
                options={[
                  { value: 'present', label: t('question.digitsPresent') },
                  { value: 'grades', label: t('question.digitsGrades') },
                ]}
                value={work.fileAnswers.digits}
                onChange={(digits) => work.answerFile({ digits })}
              />
            ),
          )}
        </div>
      )}
      <div role="status">
        {groups.length > 0 ? (
          <Banner tone="danger">
            {t('question.open', { count: groups.length, lines: t('question.lines', { count: lines }) })}
          </Banner>
        ) : ofFile > 0 ? (
          <Banner tone="caution">{t('question.ofFile', { count: ofFile })}</Banner>
        ) : (
          <Banner tone="success">{t('question.ready', { count: ready.length })}</Banner>
        )}
      </div>
      {skipped > 0 && <p className={css.quiet}>{t('question.skipped', { count: skipped })}</p>}
      <ul className={css.faults} aria-label={t('question.title')} {...scrollable}>
        {groups.slice(0, SHOWN).map((group) => (
          <QuestionLine key={group.key} work={work} group={group} onSee={onSee} />
        ))}
      </ul>
      {groups.length > SHOWN && <p>{i('import.more', { count: groups.length - SHOWN })}</p>}
      {work.past.length > 0 && (
        <Button size="sm" icon="undo" onPress={() => work.undo()}>
          {i('import.undo', { count: work.past.length })}
        </Button>
      )}
    </Card>
  );
});

/** Which part of a date is the day, asked with a date of the file. */
const DateQuestion = observer(function DateQuestion({
  work,
  example,
}: {
  work: CaseImportWork;
  example: string;
}) {
  const t = useT('caseImport');
  const as = (order: 'dayFirst' | 'monthFirst') => dateText(readDate(example, order, 9999)?.date ?? example);
  return (
    <RadioGroup
      label={t('question.dates', { text: example })}
      options={[
        { value: 'dayFirst', label: as('dayFirst') },
        { value: 'monthFirst', label: as('monthFirst') },
      ]}
      value={work.fileAnswers.dates}
      onChange={(dates) => work.answerFile({ dates })}
    />
  );
});
