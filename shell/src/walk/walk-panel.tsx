import './texts';
import { type Guide, guideAddress, type HelpTask } from '@ciguawatch/shared/contract/help-tasks';
import { WALKS, type WalkStep } from '@ciguawatch/shared/contract/walks';
import { prefersFrench } from '@ciguawatch/shared/domain/text/fallback';
import { useServerChanges } from '@ciguawatch/shared/runtime/events/use-server-changes';
import { readerLanguages, useT } from '@ciguawatch/shared/runtime/i18n/i18n';
import { Button } from '@ciguawatch/shared/ui/actions/button';
import { IconButton } from '@ciguawatch/shared/ui/actions/icon-button';
import { LinkButton } from '@ciguawatch/shared/ui/actions/link-button';
import { Icon } from '@ciguawatch/shared/ui/foundation/icon';
import { footPanelMark } from '@ciguawatch/shared/ui/foundation/page-marks';
import { observer } from 'mobx-react-lite';
import { useCallback, useEffect, useState } from 'react';
import { accessVerdict } from '../access/access';
import { useHeightVariable } from '../layout/frame/use-height-variable';
import css from './walk-panel.module.css';
import { heldWalk, pageOf, type WalkState } from './walk-state';
import { walk } from './walk-store';

const helpOf = (help: HelpTask): string => {
  const [guide, task] = help.split('#');
  return `${guideAddress(guide as Guide, prefersFrench(readerLanguages()) ? 'fr' : 'en')}#${task}`;
};

/** Whether the window is low for its text, as a phone held sideways; globals.css asks the same. */
const isLow = () => matchMedia('(max-height: 30em)').matches;

interface Props {
  /** Id of the account that is logged in. */
  user: number;
  /** Roles of the account: a walk of one that was taken away is not shown. */
  groups: readonly number[];
  path: string;
}

/** The panel of a walk that was begun: it stays while its person goes through the pages. */
export default observer(function WalkPanel({ user, groups, path }: Props) {
  const isOpen = accessVerdict(path).shown === 'ok';
  const state = heldWalk(walk.state, groups);
  // Another account has another walk.
  useEffect(() => () => walk.forget(), [user]);
  useEffect(() => {
    // Also after a call that failed: until then nothing is known.
    void walk.load().then(() => isOpen && walk.visit(path));
  }, [path, isOpen]);
  return state?.on ? <Step state={state} path={path} isOpen={isOpen} /> : null;
});

/** @param isOpen false where the page asks for a wider screen or a network */
function Step({ state, path, isOpen }: { state: WalkState; path: string; isOpen: boolean }) {
  const t = useT('walk');
  const [isSmall, setSmall] = useState(isLow);
  const box = useHeightVariable('--foot-panel-h');
  const panel = useCallback(
    (node: HTMLElement | null) => {
      box.current = node;
      return footPanelMark(node);
    },
    [box],
  );
  const steps = WALKS[state.role];
  const step = steps[state.at] as WalkStep;
  const isDone = state.done.includes(step.id);
  const isHere = pageOf(path) === step.page;
  const place = t('panel.place', { at: state.at + 1, count: steps.length });
  return (
    <aside ref={panel} className={css.panel} data-small={isSmall} aria-label={t('panel.title')}>
      <header className={css.head}>
        <h2 className={css.title}>{`${t('panel.title')} · ${place}`}</h2>
        <IconButton
          icon={isSmall ? 'chevron-up' : 'chevron-down'}
          label={t(isSmall ? 'panel.larger' : 'panel.smaller')}
          aria-expanded={!isSmall}
          size="sm"
          onPress={() => setSmall(!isSmall)}
        />
        <IconButton icon="x" label={t('panel.leave')} size="sm" onPress={() => walk.show(false)} />
      </header>
      <p className={css.what} aria-live="polite">
        {isDone && <Icon name="check" size={18} />}
        <span>
          {isDone && <strong className={css.done}>{t('panel.done')} </strong>}
          {t(`step.${step.id}`)}
        </span>
      </p>
      {!isSmall && (
        <>
          <p className={css.ways}>
            {isHere ? (
              <span className={css.here}>{t(isOpen ? 'panel.here' : 'panel.closed')}</span>
            ) : (
              <LinkButton size="sm" to={step.from ?? step.page}>
                {t('panel.open')}
              </LinkButton>
            )}
            <a className={css.help} href={helpOf(step.help)} target="_blank" rel="noopener">
              {t('panel.help')}
            </a>
          </p>
          <div className={css.moves}>
            <Button
              size="sm"
              variant="quiet"
              isDisabled={state.at === 0}
              onPress={() => walk.go(state.at - 1)}
            >
              {t('panel.back')}
            </Button>
            <Button size="sm" variant={isDone ? 'primary' : 'default'} onPress={() => walk.go(state.at + 1)}>
              {t(state.at + 1 < steps.length ? 'panel.next' : 'panel.end')}
            </Button>
          </div>
        </>
      )}
      {step.reviews !== undefined && !isDone && <CountReviews />}
    </aside>
  );
}

/** Counts one's own reviews at once and after each change of cases. */
function CountReviews() {
  useEffect(() => void walk.countReviews(), []);
  useServerChanges(['case'], () => void walk.countReviews());
  return null;
}
