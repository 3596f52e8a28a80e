import { useT } from '@ciguawatch/shared/runtime/i18n/i18n';
import { Button } from '@ciguawatch/shared/ui/actions/button';
import { useState } from 'react';
import type { MonthSentences } from './month-text';
import css from './replay.module.css';

/** Alerts that are said at once; a month of an outbreak has dozens, which would push the log off the screen. */
const FEW = 2;

/** What a month of the replay says: its first alerts, the others on request in a box that scrolls. */
export function MonthSaid({ said: { alerts, say, line } }: { said: MonthSentences }) {
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
