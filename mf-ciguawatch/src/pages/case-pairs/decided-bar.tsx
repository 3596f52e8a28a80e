import type { PairFull } from '@ciguawatch/shared/api/schemas/pairs';
import { connectivity } from '@ciguawatch/shared/runtime/http/connectivity';
import { formatInstant, useT } from '@ciguawatch/shared/runtime/i18n/i18n';
import { Button } from '@ciguawatch/shared/ui/actions/button';
import { KeySign } from '@ciguawatch/shared/ui/queue/queue-list';
import { observer } from 'mobx-react-lite';
import css from './page.module.css';
import { useKeys } from './use-keys';
import type { Pairs } from './use-pairs';

/** The decision on a pair with its author, and a button to undo it. */
export const DecidedBar = observer(function DecidedBar({ pair, pairs }: { pair: PairFull; pairs: Pairs }) {
  const t = useT('ciguawatch');
  const off = !connectivity.online;
  const undo = () => {
    if (!off) void pairs.undo(pair);
  };
  useKeys({ z: undo });
  const decision = t(`pairs.said_${pair.decision}`);
  const when = formatInstant(pair.decided_at);
  const name = pair.decided_by;
  return (
    <section className={css.bar} aria-label={t('pairs.decisions')}>
      <div className={css.said}>
        <b>
          {name === null
            ? t('pairs.decidedAt', { decision, when })
            : t('pairs.decidedBy', { decision, name, when })}
        </b>
        {pair.kept !== null && (
          <p>{t('pairs.keptCase', { kept: t('report.number', { id: String(pair.kept) }) })}</p>
        )}
        {off && <p role="status">{t('pairs.offline')}</p>}
      </div>
      <Button icon="undo" isDisabled={off || pairs.busy} aria-keyshortcuts="Z" onPress={undo}>
        {t('pairs.undo')} <KeySign>Z</KeySign>
      </Button>
    </section>
  );
});
