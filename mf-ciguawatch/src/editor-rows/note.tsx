import { connectivity } from '@ciguawatch/shared/runtime/http/connectivity';
import { formatInstant, formatNumber, useT } from '@ciguawatch/shared/runtime/i18n/i18n';
import { addressFields, flagField } from '@ciguawatch/shared/runtime/navigation/address-fields';
import { useAddressFields } from '@ciguawatch/shared/runtime/navigation/use-address';
import { session } from '@ciguawatch/shared/runtime/session/session';
import { refreshWhenStale } from '@ciguawatch/shared/runtime/sync/refresh-policy';
import { TextButton } from '@ciguawatch/shared/ui/actions/text-button';
import { Switch } from '@ciguawatch/shared/ui/fields/switch';
import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { countryName } from '../places/names';
import { cases } from '../public-cases/cases';
import css from './note.module.css';
import { editorRows } from './store';

export { editorRowsTexts as texts } from './texts';

const address = addressFields({ asPublic: flagField('public') });

/** Note that says whether the statistics use public or full rows, with a switch between both. */
export default observer(function Note() {
  const t = useT('editorRows');
  const [{ asPublic }, change] = useAddressFields(address);
  const { loaded } = cases;
  const { state, at, progress } = editorRows;
  const wanted = loaded && !asPublic;
  const none = state === 'none';
  useEffect(() => editorRows.choose(asPublic), [asPublic]);
  useEffect(() => {
    // Public rows load first, so that the page is readable early. Dropped rows are loaded again if the account
    // may.
    if (wanted && none) void editorRows.ensure();
  }, [wanted, none]);
  useEffect(() => {
    if (!wanted) return undefined;
    void editorRows.ensure();
    return refreshWhenStale(() => void editorRows.ensure());
  }, [wanted]);

  const offline = !connectivity.online;
  const words = () => {
    if (asPublic) return t('editorRows.public');
    if (at !== null) {
      const list = (session.user?.profile.manage_countries ?? []).map(countryName).join(', ');
      const old = offline || state === 'failed';
      return t(old ? 'editorRows.old' : 'editorRows.full', { list, date: formatInstant(at) });
    }
    if (offline) return t('editorRows.offline');
    if (state === 'failed') return t('editorRows.failed');
    if (!progress) return t('editorRows.asking');
    const { read, count } = progress;
    return t('editorRows.reading', { read: formatNumber(read), count: formatNumber(count) });
  };
  return (
    <div className={css.note}>
      <p>
        {words()}{' '}
        {!asPublic && !offline && at === null && state === 'failed' && (
          <TextButton size="sm" onPress={() => void editorRows.ensure()}>
            {t('editorRows.retry')}
          </TextButton>
        )}
      </p>
      {!asPublic && at === null && state === 'reading' && progress && (
        <progress value={progress.read} max={progress.count} aria-label={t('editorRows.asking')} />
      )}
      <Switch label={t('editorRows.asPublic')} isOn={asPublic} onChange={(on) => change({ asPublic: on })} />
    </div>
  );
});
