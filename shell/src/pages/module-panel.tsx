import type { ModuleId } from '@ciguawatch/shared/contract/module';
import { useT } from '@ciguawatch/shared/runtime/i18n/i18n';
import { useBusy } from '@ciguawatch/shared/ui/actions/use-busy';
import { observer } from 'mobx-react-lite';
import { Suspense } from 'react';
import { lazyWithTexts } from '../layout/frame/lazy-with-texts';
import { PageLoading } from '../layout/frame/parts/page-loading';
import { useAreaName } from '../layout/menu/use-declared-text';
import { areas } from '../loader/areas';

// Lazy, because a module that loads, as most do, needs none of these texts.
const ModuleFailure = lazyWithTexts(() => import('./module-failure'));

/** Shown while a module is loading, or when it failed; renders nothing once the module is mounted. */
export const ModulePanel = observer(function ModulePanel({ id }: { id: ModuleId }) {
  const t = useT('shell');
  const { busy, once } = useBusy();
  const area = areas.of(id);
  const name = useAreaName()(id);
  if (area.state === 'ready') return null;
  const loading = <PageLoading label={t('unavailable.loading', { area: name })} />;
  if (area.state === 'idle' || (area.state === 'loading' && !busy)) return loading;
  return (
    <Suspense fallback={loading}>
      <ModuleFailure
        id={id}
        area={area}
        name={name}
        busy={busy}
        onRetry={() => void once(() => areas.retry(id))}
      />
    </Suspense>
  );
});
