import type { DeployedModule } from '@ciguawatch/shared/api/schemas/deployment';
import { formatInstant, useT } from '@ciguawatch/shared/runtime/i18n/i18n';
import { Badge } from '@ciguawatch/shared/ui/data/badge';
import { Drawer } from '@ciguawatch/shared/ui/overlay/drawer';
import { observer } from 'mobx-react-lite';
import { Command } from './command';
import css from './drawer.module.css';
import { ReleaseList } from './release-list';
import { HEALTH_LOOKS, rollbackVersion } from './words';

/** One module beside the list: the reason for its state, its failures, and the rollback command. */
export const ModuleDrawer = observer(function ModuleDrawer({
  module,
  onClose,
}: {
  module: DeployedModule;
  onClose: () => void;
}) {
  const t = useT('modules');
  const { id, health, why, faults, releases } = module;
  const back = rollbackVersion(module);
  return (
    <Drawer
      isOpen
      onClose={onClose}
      title={t(`name.${id}`)}
      aside={<Badge {...HEALTH_LOOKS[health]}>{t(`modules.${health}`)}</Badge>}
    >
      <div className={css.drawer}>
        {why && <p>{t(`why.${why}`)}</p>}
        <section>
          <h3>{t('modules.faultList')}</h3>
          {faults.length === 0 && <p className={css.help}>{t('modules.noFaults')}</p>}
          <ul className={css.list}>
            {faults.map(({ kind, message, page, n, last }) => (
              <li key={`${kind} ${page} ${message}`}>
                <b>{t('modules.times', { count: n })}</b>
                <div>
                  {t(`kind.${kind}`)}
                  {message && <code>{message}</code>}
                  <span className={css.help}>
                    {page} · {t('modules.lastAt', { date: formatInstant(last, undefined, 'short') })}
                  </span>
                </div>
              </li>
            ))}
          </ul>
        </section>
        {releases && <ReleaseList releases={releases} />}
        <section className={css.back}>
          {releases === null && (
            <>
              <p>{t('modules.listHelp')}</p>
              <Command
                text={`docker compose exec ${id} list-releases ${id}`}
                label={t('modules.copyDocker')}
              />
            </>
          )}
          {releases && back === null && <p>{t('modules.backNone')}</p>}
          {back && (
            <>
              <h3>{t('modules.back', { version: back })}</h3>
              <p>{t('modules.backHelp')}</p>
              <Command text={`npm run rollback -w ${id} -- --version ${back}`} label={t('modules.copy')} />
            </>
          )}
        </section>
      </div>
    </Drawer>
  );
});
