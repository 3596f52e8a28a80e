import { useT } from '@ciguawatch/shared/runtime/i18n/i18n';
import { collections } from '@ciguawatch/shared/runtime/sync/collections';
import { QueuePage } from '@ciguawatch/shared/ui/queue/queue-page';
import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { KeysDialog } from './keys-dialog';
import css from './page.module.css';
import { RevisionView } from './revision/revision-view';
import { RevisionList } from './revision-list';
import { useQueue } from './use-queue';
import { useQueueKeys } from './use-queue-keys';

export { changeTexts as texts } from '../../revisions/texts';

/**
 * `/fishbase/revisions`: proposed changes of species and groups next to the published version, decided with
 * single keys.
 */
export default observer(function RevisionsPage() {
  const t = useT('revisions');
  const queue = useQueue();
  const [keys, setKeys] = useState(false);
  useEffect(() => {
    void collections.specie.ensure();
    void collections.phenotype.ensure();
  }, []);
  useQueueKeys({
    next: () => queue.move(1),
    previous: () => queue.move(-1),
    keys: () => setKeys(true),
  });
  return (
    <QueuePage title={t('queue.title')} said={queue.said} className={css.page}>
      <RevisionList queue={queue} />
      <RevisionView queue={queue} onKeys={() => setKeys(true)} />
      <KeysDialog isOpen={keys} onClose={() => setKeys(false)} />
    </QueuePage>
  );
});
