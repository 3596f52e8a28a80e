import type { ModuleId } from '@ciguawatch/shared/contract/module';
import { useT } from '@ciguawatch/shared/runtime/i18n/i18n';
import { Button } from '@ciguawatch/shared/ui/actions/button';
import { LinkButton } from '@ciguawatch/shared/ui/actions/link-button';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { MessagePage } from '../layout/frame/message-page';
import css from '../layout/frame/message-page.module.css';
import { PageLoading } from '../layout/frame/page-loading';
import { useAreaName } from '../layout/menu/use-declared-text';
import { type Area, areas } from '../loader/areas';

/** The sentence for each kind of failure; the kinds that only a release can mend share one. */
function reason(area: Area): string {
  if (area.kind === 'contract') return 'unavailable.contract';
  if (area.state === 'refused') return 'unavailable.refused';
  const known = ['network', 'timeout', 'missing', 'crash'];
  return `unavailable.${known.includes(area.kind ?? '') ? area.kind : 'network'}`;
}

/**
 * In place of a module that is not there: it names the module, says why, and tries again. The
 * other areas stay usable. Nothing is drawn once the module draws itself.
 */
export const ModulePanel = observer(function ModulePanel({ id }: { id: ModuleId }) {
  const t = useT('shell');
  const [busy, setBusy] = useState(false);
  const area = areas.of(id);
  const name = useAreaName()(id);
  if (area.state === 'ready') return null;
  if (area.state === 'idle' || (area.state === 'loading' && !busy)) {
    return <PageLoading label={t('unavailable.loading', { area: name })} />;
  }
  const retry = async (): Promise<void> => {
    setBusy(true);
    await areas.retry(id).finally(() => setBusy(false));
  };
  const refused = area.state === 'refused';
  return (
    <MessagePage
      drawing="module"
      title={t(refused ? 'unavailable.refusedTitle' : 'unavailable.title', { area: name })}
      actions={
        <>
          <Button variant="primary" icon="refresh-cw" busy={busy} onPress={() => void retry()}>
            {t('unavailable.retry')}
          </Button>
          <LinkButton to="/" icon="house">
            {t('unavailable.home')}
          </LinkButton>
        </>
      }
    >
      <p role="status">{busy ? t('unavailable.trying') : t(reason(area))}</p>
      <p className={css.part}>{t('unavailable.module', { id })}</p>
      {refused && area.lacks.length > 0 && (
        <details className={css.missing}>
          <summary>{t('unavailable.lacks')}</summary>
          <ul>
            {area.lacks.map(({ kind, ...values }) => (
              <li key={kind + JSON.stringify(values)}>{t(`lack.${kind}`, values)}</li>
            ))}
          </ul>
        </details>
      )}
    </MessagePage>
  );
});
