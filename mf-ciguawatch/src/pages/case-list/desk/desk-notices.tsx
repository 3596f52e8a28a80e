import { errorText } from '@ciguawatch/shared/runtime/i18n/error-text';
import { type Translate, useT } from '@ciguawatch/shared/runtime/i18n/i18n';
import { Button } from '@ciguawatch/shared/ui/actions/button';
import { Banner } from '@ciguawatch/shared/ui/feedback/banner';
import { observer } from 'mobx-react-lite';
import type { CaseDesk, Told } from '../store/case-desk';
import css from './desk.module.css';

/** What was just done, lost or refused, and the way back. */
export const DeskNotices = observer(function DeskNotices({ desk }: { desk: CaseDesk }) {
  const t = useT('caseList');
  const d = useT('domain');
  useT('errors');
  const { conflict, last } = desk.decisions;
  const settle = () => desk.settle();
  const reason = desk.error === null ? null : errorText(desk.error);
  return (
    <>
      {reason !== null && (
        <Banner tone="danger" role="alert" title={t('notice.failed')} onClose={settle}>
          {reason}
        </Banner>
      )}
      {conflict && (
        <Banner
          tone="caution"
          role="alert"
          title={t('notice.conflict', { id: String(conflict.id) })}
          onClose={() => desk.decisions.settle()}
        >
          {t('notice.conflictText', { state: d(`review_state.${conflict.current.review_state}`) })}
        </Banner>
      )}
      {desk.lost > 0 && (
        <Banner tone="info" role="status" onClose={settle}>
          {t('notice.lost', { count: desk.lost })}
        </Banner>
      )}
      {desk.told && <ToldBanner desk={desk} told={desk.told} />}
      {last && (
        <p role="status" className={css.decided}>
          {t('notice.decided', { id: String(last.id), state: d(`review_state.${last.after}`) })}{' '}
          <Button
            size="sm"
            variant="quiet"
            icon="undo"
            aria-keyshortcuts="Z"
            onPress={() => desk.decisions.undo()}
          >
            {t('notice.undo')}
          </Button>
        </p>
      )}
    </>
  );
});

/** Of one deleted case the specification, section 8, gives the words. */
function titleOf(what: Told['what'], count: number, t: Translate): string {
  if (count === 0) return t(`told.${what}None`);
  return what === 'delete' && count === 1 ? t('told.deleteOne') : t(`told.${what}`, { count });
}

function ToldBanner({ desk, told: { what, done, refused } }: { desk: CaseDesk; told: Told }) {
  const t = useT('caseList');
  const count = done.length;
  return (
    <Banner
      tone={refused > 0 ? 'caution' : 'success'}
      role="status"
      title={titleOf(what, count, t)}
      action={
        what === 'delete' &&
        count > 0 && (
          <Button size="sm" icon="undo" onPress={() => void desk.restore(done)}>
            {t('remove.restore', { count })}
          </Button>
        )
      }
      onClose={() => desk.settle()}
    >
      {refused > 0 && t('told.refused', { count: refused })}
    </Banner>
  );
}
