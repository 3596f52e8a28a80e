import type { DecisionKind } from '@ciguawatch/shared/domain/codes/decision-kinds';
import { REFUSALS } from '@ciguawatch/shared/domain/review/refusals';
import { codeText } from '@ciguawatch/shared/runtime/i18n/error-text';
import { formatInstant, useT } from '@ciguawatch/shared/runtime/i18n/i18n';
import { Link } from '@ciguawatch/shared/runtime/navigation/router';
import { Banner } from '@ciguawatch/shared/ui/feedback/banner';
import { observer } from 'mobx-react-lite';
import type { UndoneDecision } from './undo-decision';
import css from './undone.module.css';

/** Cases that stay and are listed by name. */
const NAMED = 20;

interface Props {
  /** kind of the decision: only cases are named */
  kind: DecisionKind;
  undone: UndoneDecision;
  onClose: () => void;
}

/** Result of an undo: how many cases are as before, and which stay because they changed since, with who did it. */
export const UndoneBanner = observer(function UndoneBanner({ kind, undone: { done, left }, onClose }: Props) {
  const t = useT('decisions');
  const one = kind === 'pair' || kind === 'alert';
  return (
    <Banner
      tone={left.length > 0 ? 'caution' : 'success'}
      role="status"
      title={
        one ? t(left.length > 0 ? 'undone.stays' : 'undone.back') : t('undone.cases', { count: done.length })
      }
      onClose={onClose}
    >
      {left.length > 0 && (
        <>
          <p>{t('undone.left', { count: left.length })}</p>
          <ul className={css.left}>
            {left.slice(0, NAMED).map(({ id, why, by, at }) => (
              <li key={id}>
                {!one && <Link to={`/case/report/${id}`}>{t('undone.case', { id: String(id) })}</Link>}{' '}
                {why === 'conflict' && by !== null && at !== null
                  ? t('undone.changed', { name: by, when: formatInstant(at, undefined, 'short') })
                  : codeText(REFUSALS[why])}
              </li>
            ))}
          </ul>
          {left.length > NAMED && <p>{t('undone.more', { count: left.length - NAMED })}</p>}
        </>
      )}
    </Banner>
  );
});
