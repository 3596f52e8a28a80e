import { useT } from '@ciguawatch/shared/runtime/i18n/i18n';
import { QueuePage } from '@ciguawatch/shared/ui/queue/queue-page';
import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { pairsTexts } from '../../pairs-texts';
import { lists } from '../../report/report-lists';
import { reportTexts } from '../../report-texts';
import css from './page.module.css';
import { PairView } from './pair-view';
import { Queue } from './queue';
import { usePairs } from './use-pairs';

/** Resolves when the texts of the page and of the compared answers are loaded. */
export const texts = Promise.all([pairsTexts, reportTexts]).then(() => undefined);

/**
 * `/ciguawatch/case/pairs`: pairs of cases that may be one meal or one patient, compared and decided with one
 * key.
 */
export default observer(function CasePairsPage() {
  const t = useT('ciguawatch');
  useEffect(() => lists.load(), []);
  const pairs = usePairs();
  return (
    <QueuePage title={t('pairs.title')} said={pairs.said} className={css.page}>
      <Queue pairs={pairs} />
      <PairView pairs={pairs} />
    </QueuePage>
  );
});
