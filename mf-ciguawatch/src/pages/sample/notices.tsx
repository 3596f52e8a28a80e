import { connectivity } from '@ciguawatch/shared/runtime/http/connectivity';
import { formatInstant, useT } from '@ciguawatch/shared/runtime/i18n/i18n';
import { Button } from '@ciguawatch/shared/ui/actions/button';
import { Banner } from '@ciguawatch/shared/ui/feedback/banner';
import { observer } from 'mobx-react-lite';
import css from '../../samples/samples.module.css';

interface Props {
  /** when the draft in the form was saved, in milliseconds since 1970; null without one */
  draftOf: number | null;
  onFresh: () => void;
  faults: readonly string[];
  /** whether another change was taken into the form */
  isMerged: boolean;
  /** whether the sample is deleted, so that it must be restored before it is saved */
  isGone: boolean;
  busy: boolean;
  onRestore: () => void;
}

/** What a person must know before the form is saved. */
export const Notices = observer(function Notices(props: Props) {
  const { draftOf, onFresh, faults, isMerged, isGone, busy, onRestore } = props;
  const t = useT('samples');
  return (
    <>
      {draftOf !== null && (
        <Banner tone="info">
          {t('form.draft', { when: formatInstant(draftOf) })}{' '}
          <Button size="sm" variant="quiet" onPress={onFresh}>
            {t('form.draftDrop')}
          </Button>
        </Banner>
      )}
      {!connectivity.online && <Banner tone="caution">{t('form.offline')}</Banner>}
      {isGone && (
        <Banner tone="caution" role="alert" title={t('form.gone')}>
          {t('form.goneText')}{' '}
          <Button size="sm" icon="undo" busy={busy} isDisabled={!connectivity.online} onPress={onRestore}>
            {t('list.restore')}
          </Button>
        </Banner>
      )}
      {isMerged && (
        <Banner tone="caution" role="alert" title={t('conflict.title')}>
          {t('conflict.merged')}
        </Banner>
      )}
      {faults.length > 0 && (
        <Banner tone="danger" role="alert" title={t('form.failed')}>
          <ul className={css.faults}>
            {faults.map((one) => (
              <li key={one}>{one}</li>
            ))}
          </ul>
        </Banner>
      )}
    </>
  );
});
