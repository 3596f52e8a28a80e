import type { CaseStatistics } from '@ciguawatch/shared/domain/statistics/statistics';
import { useT } from '@ciguawatch/shared/runtime/i18n/i18n';
import { NameText } from '@ciguawatch/shared/ui/feedback/name-text';
import { observer } from 'mobx-react-lite';
import { whereText } from '../../map-and-stats/where-text';
import type { CaseChoice } from '../../public-cases/cases-choice';
import css from './page.module.css';
import { peopleWords } from './specs/people-words';

/** The figures in one sentence, above the first chart on a narrow screen: cases, people ill, where and when. */
export const Lead = observer(function Lead({
  figures,
  choice,
  years,
}: {
  figures: CaseStatistics;
  choice: CaseChoice;
  /** The chosen years in words. */
  years: string;
}) {
  const t = useT('ciguawatch');
  return (
    <p className={css.lead}>
      <b>{t('map.shown', { count: figures.reports })}</b>{' '}
      <NameText>
        {t('stats.leadSay', {
          where: whereText(choice, t),
          years,
          people: peopleWords(figures, t).ill(figures.people),
        })}
      </NameText>
    </p>
  );
});
