import { getSetting, putSetting } from '@ciguawatch/shared/api/calls/accounts/settings';
import { type Guide, guideAddress, type HelpTask } from '@ciguawatch/shared/contract/help-tasks';
import { prefersFrench } from '@ciguawatch/shared/domain/text/fallback';
import { call } from '@ciguawatch/shared/runtime/http/call';
import { readerLanguages, useT } from '@ciguawatch/shared/runtime/i18n/i18n';
import { Button } from '@ciguawatch/shared/ui/actions/button';
import { Icon } from '@ciguawatch/shared/ui/foundation/icon';
import { Card } from '@ciguawatch/shared/ui/layout/card';
import { useEffect, useState } from 'react';
import css from './first-steps.module.css';
import { openedOf, stepsOf } from './steps';
import { WhatsNew } from './whats-new';

/** Setting of the account, so that the note is gone on every device of the person. */
const SETTING = { key: 'first-steps' };

const addressOf = (task: HelpTask) => {
  const [guide, id] = task.split('#');
  const language = prefersFrench(readerLanguages()) ? 'fr' : 'en';
  return `${guideAddress(guide as Guide, language)}#${id}`;
};

/** Three tasks with which a person begins, until each was opened in the help or the note was closed; then what is new. */
export function FirstSteps({ groups }: { groups: readonly number[] }) {
  const t = useT('operator');
  const [opened, setOpened] = useState<ReturnType<typeof openedOf> | null>(null);
  useEffect(() => {
    const control = new AbortController();
    call(getSetting, { params: SETTING, signal: control.signal }).then(
      ({ value }) => setOpened(openedOf(value)),
      // Without an answer nothing is shown: the person may have closed it long ago.
      () => undefined,
    );
    return () => control.abort();
  }, []);
  const keep = (value: string[] | true) => {
    setOpened(value);
    // What is not kept is shown again at the next visit.
    call(putSetting, { params: SETTING, body: { value } }).catch(() => undefined);
  };
  if (opened === null) return null;
  const steps = stepsOf(groups, opened);
  // News are for those who know what was there before.
  if (opened === true || steps.length === 0) return <WhatsNew />;
  return (
    <div className={css.note}>
      <Card title={t('first.title')}>
        <p>{t('first.text')}</p>
        <ul className={css.steps}>
          {steps.map((step) => {
            const isDone = opened.includes(step);
            return (
              <li key={step}>
                <a
                  className={css.step}
                  href={addressOf(step)}
                  target="_blank"
                  rel="noopener"
                  onClick={() => !isDone && keep([...opened, step])}
                >
                  <Icon name={isDone ? 'check' : 'circle-help'} size={20} />
                  {t(`step.${step.replace('#', '_')}`)}
                  {isDone && <span className={css.done}>{t('first.done')}</span>}
                </a>
              </li>
            );
          })}
        </ul>
        <Button variant="quiet" size="sm" onPress={() => keep(true)}>
          {t('first.close')}
        </Button>
      </Card>
    </div>
  );
}
