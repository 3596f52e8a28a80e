import { useT } from '@ciguawatch/shared/runtime/i18n/i18n';
import { Button } from '@ciguawatch/shared/ui/actions/button';
import { useState } from 'react';
import type { MonthSentences } from './month-text';
import css from './replay.module.css';

/**
 * Alerts listed without expanding; a month of an outbreak has dozens, which would push the log off the
 * screen.
 */
const FEW = 2;

/** Summary of a month of the replay: its first alerts, the others on request in a scrolling box. */
export function MonthSummary({ said: { alerts, say, line } }: { said: MonthSentences }) {
  const t = useT('ciguawatch');
  const [whole, setWhole] = useState(false);
  const left = alerts.length - FEW;
  return (
    <div className={css.said}>
      <div role="status" className={whole ? css.whole : undefined} tabIndex={whole ? 0 : undefined}>
        <p>{say(whole ? alerts : alerts.slice(0, FEW))}</p>
        {line && <p>{line}</p>}
      </div>
      {left > 0 && !whole && (
        <Button size="sm" variant="quiet" onPress={() => setWhole(true)}>
          {t('alerts.wouldMore', { count: left })}
        </Button>
      )}
    </div>
  );
}
