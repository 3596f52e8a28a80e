import type { DeployedModule } from '@ciguawatch/shared/api/schemas/deployment';
import { formatNumber, language, useT } from '@ciguawatch/shared/runtime/i18n/i18n';
import { Banner } from '@ciguawatch/shared/ui/feedback/banner';
import { observer } from 'mobx-react-lite';
import { faultsOf } from './words';

/** The problem of a module in a sentence above the table; renders nothing when there is none. */
export const Notice = observer(function Notice({ module }: { module: DeployedModule }) {
  const t = useT('modules');
  const { id, health, why, version, before } = module;
  const name = t(`name.${id}`);
  if (health === 'running') return null;
  if (health === 'broken')
    return (
      <Banner tone="danger" role="note" title={t('modules.brokenTitle', { name })}>
        {why && t(`why.${why}`)}
      </Banner>
    );
  const compared = before && {
    version: before.version,
    faults: formatNumber(before.faults, {}, language.code),
  };
  return (
    <Banner
      tone="caution"
      role="note"
      title={t('modules.watchTitle', { name, version, count: faultsOf(module) })}
    >
      {compared ? t('modules.watchBefore', compared) : t('modules.watchAlone')}
    </Banner>
  );
});
