import type { PairDecide, PairFull } from '@ciguawatch/shared/api/schemas/pairs';
import { connectivity } from '@ciguawatch/shared/runtime/http/connectivity';
import { useT } from '@ciguawatch/shared/runtime/i18n/i18n';
import { Button } from '@ciguawatch/shared/ui/actions/button';
import { TextButton } from '@ciguawatch/shared/ui/actions/text-button';
import { KeySign } from '@ciguawatch/shared/ui/queue/queue-list';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { effectText } from './effect-text';
import css from './page.module.css';
import { useKeys } from './use-keys';
import type { Pairs } from './use-pairs';

/**
 * Buttons for the three decisions and for deferring the pair, each with its effect on the statistics and its
 * key.
 */
export const DecisionBar = observer(function DecisionBar({ pair, pairs }: { pair: PairFull; pairs: Pairs }) {
  const t = useT('ciguawatch');
  const [low, high] = pair.cases;
  // By default the earlier report is kept as the original; the editor can swap them.
  const [kept, setKept] = useState(low.id);
  const left = kept === low.id ? high.id : low.id;
  const off = !connectivity.online;
  const decide = (decision: PairDecide['decision'], more: Partial<PairDecide> = {}) => {
    void pairs.decide(pair, {
      decision,
      ...more,
      ...(decision !== 'later' && { versions: { low: low.version, high: high.version } }),
    });
  };
  const meal = () => decide('same_meal');
  const patient = () => decide('same_patient', { kept });
  const unrelated = () => decide('unrelated');
  const later = () => decide('later');
  useKeys({
    r: meal,
    m: patient,
    n: unrelated,
    ArrowRight: later,
  });
  const look = (kind: typeof pair.kind) => ({
    variant: pair.kind === kind ? ('primary' as const) : ('default' as const),
    isDisabled: pairs.busy,
  });
  const number = (id: number) => t('report.number', { id: String(id) });
  const effect = kept === low.id ? pair.effects.keep_low : pair.effects.keep_high;
  return (
    <section className={css.bar} aria-label={t('pairs.decisions')}>
      {off && (
        <p className={css.offline} role="status">
          {t('pairs.offline')}
        </p>
      )}
      <div className={css.choice}>
        <Button {...look('meal')} icon="utensils" aria-keyshortcuts="R" onPress={meal}>
          {t('pairs.meal')} <KeySign>R</KeySign>
        </Button>
        <p>
          {t('pairs.bothStay')} {effectText(pair.effects.meal, t)}
        </p>
      </div>
      <div className={css.choice}>
        <Button {...look('patient')} icon="user" aria-keyshortcuts="M" onPress={patient}>
          {t('pairs.patient')} <KeySign>M</KeySign>
        </Button>
        <p>
          {t('pairs.leftOut', { left: number(left), kept: number(kept) })} {effectText(effect, t)}{' '}
          <TextButton onPress={() => setKept(left)}>{t('pairs.swap')}</TextButton>
        </p>
      </div>
      <div className={css.choice}>
        <Button isDisabled={pairs.busy} icon="unlink-2" aria-keyshortcuts="N" onPress={unrelated}>
          {t('pairs.unrelated')} <KeySign>N</KeySign>
        </Button>
        <p>{t('pairs.neverAgain')}</p>
      </div>
      <div className={css.choice}>
        <Button variant="quiet" isDisabled={pairs.busy} aria-keyshortcuts="ArrowRight" onPress={later}>
          {t('pairs.later')} <KeySign>→</KeySign>
        </Button>
        <p>{t('pairs.allUndone')}</p>
      </div>
    </section>
  );
});
