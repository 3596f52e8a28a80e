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

/** Words of the pairs, and those of the answers that are compared. */
export const texts = Promise.all([pairsTexts, reportTexts]).then(() => undefined);

/** `/ciguawatch/case/pairs`: cases that may be one meal or one patient, side by side, to be decided by one key. */
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
