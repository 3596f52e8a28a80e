import { everyName } from '@ciguawatch/shared/domain/text/search/species-names';
import { formatNumber, useT } from '@ciguawatch/shared/runtime/i18n/i18n';
import { clock } from '@ciguawatch/shared/runtime/page/clock';
import { Button } from '@ciguawatch/shared/ui/actions/button';
import { observer } from 'mobx-react-lite';
import { MendLine } from '../../../import/mends/mend-line';
import { lists } from '../../../report/report-lists';
import { useFieldWords } from '../field-words';
import type { FaultGroup } from '../reading/read-list';
import type { Answer } from '../reading/reading';
import type { CaseImportWork } from '../work';
import { answersOf, isName, mayBeUnknown } from './answers';
import { NameSearch } from './name-search';

interface Props {
  work: CaseImportWork;
  group: FaultGroup;
  onSee: (number: number) => void;
}

/** One question about all lines that say the same: proposals, a search, and what else can be done with them. */
export const QuestionLine = observer(function QuestionLine({ work, group, onSee }: Props) {
  const t = useT('caseImport');
  const words = useFieldWords();
  const { key, field, fault, text, numbers, km } = group;
  const answer = (one: Answer) => work.answer(key, one);
  const count = numbers.length;
  const labelOf = (one: Answer): string => {
    if ('text' in one) return t('question.put', { text: one.text, count });
    if ('skip' in one) return t('question.skip', { count });
    if (fault === 'far') return t('question.dropPoint', { count });
    return t('question.put', { text: words.values(one.put), count });
  };
  const isPlace = isName(field) || fault === 'near' || (fault === 'place' && field === 'med_location_id');
  const column = field === 'med_location_id' ? 'med_location_id' : 'case_location_id';
  return (
    <MendLine<Answer>
      name={words.label(field)}
      numbers={numbers}
      text={text}
      writable={group.column >= 0 && !isPlace && fault !== 'fish' && fault !== 'missing' && fault !== 'far'}
      mends={answersOf(group, work.fileAnswers, clock.now()).map((mend) => ({ mend, label: labelOf(mend) }))}
      onMend={(mend) => answer('text' in mend ? { text: mend.text } : mend)}
      onSee={onSee}
      more={
        <>
          {isPlace && (
            <NameSearch
              label={t('question.searchPlace', { text })}
              items={lists.places.filter(({ country }) => country === work.country)}
              namesOf={({ name, names }) => [name, ...Object.values(names)]}
              textOf={({ id }) => words.place(id)}
              onSelect={({ id }) => answer({ put: { [column]: id } })}
            />
          )}
          {fault === 'fish' && (
            <NameSearch
              label={t('question.searchFish', { text })}
              items={lists.species}
              namesOf={everyName}
              textOf={({ id }) => words.value('specie_id', id)}
              onSelect={({ id }) => answer({ put: { specie_id: id } })}
            />
          )}
          {mayBeUnknown(group) && (
            <Button size="sm" variant="quiet" onPress={() => answer({ put: {} })}>
              {t('question.unknown')}
            </Button>
          )}
          <Button size="sm" variant="quiet" onPress={() => answer({ skip: true })}>
            {t('question.skip', { count })}
          </Button>
        </>
      }
    >
      {t(`fault.${fault}`, { text, km: km === undefined ? '' : formatNumber(Math.round(km)) })}
    </MendLine>
  );
});
