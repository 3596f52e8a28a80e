import { getDeployment } from '@ciguawatch/shared/api/calls/deployment/deployment';
import type { Deployment } from '@ciguawatch/shared/api/schemas/deployment';
import { useAnswer } from '@ciguawatch/shared/runtime/http/use-answer';
import { errorText } from '@ciguawatch/shared/runtime/i18n/error-text';
import { formatInstant, type Translate, useT } from '@ciguawatch/shared/runtime/i18n/i18n';
import { useAddress } from '@ciguawatch/shared/runtime/navigation/use-address';
import { Button } from '@ciguawatch/shared/ui/actions/button';
import { Banner } from '@ciguawatch/shared/ui/feedback/banner';
import { Loading, Skeleton } from '@ciguawatch/shared/ui/feedback/skeleton';
import { ErrorState } from '@ciguawatch/shared/ui/feedback/states';
import { ListHead, ListPage } from '@ciguawatch/shared/ui/layout/list-page';
import { observer } from 'mobx-react-lite';
import { ModuleDrawer } from './module-drawer';
import { ModuleTable } from './module-table';
import { Notice } from './notice';
import css from './page.module.css';

export { moduleTexts as texts } from './texts';

/** Whether a backup was made and mails leave; nothing of a server that does not tell. */
function stateOf({ backup, mail }: Deployment, t: Translate): string[] {
  const date = backup && formatInstant(backup, undefined, 'short');
  return [
    ...(backup === undefined ? [] : [date ? t('modules.backup', { date }) : t('modules.backupMissing')]),
    ...(mail === undefined ? [] : [t(mail === 'server' ? 'modules.mailServer' : 'modules.mailFiles')]),
  ];
}

/** `/global/modules`: versions in service and their health; read only. */
export default observer(function ModulesPage() {
  const t = useT('modules');
  const [params, edit] = useAddress();
  const { data, failed, again } = useAnswer(getDeployment, undefined);
  const open = data?.modules.find(({ id }) => id === params.get('module')) ?? null;
  const show = (id: string | null) =>
    edit((address) => {
      if (id === null) address.delete('module');
      else address.set('module', id);
      return address;
    });
  const database = data?.database === 'pglite' ? t('modules.embedded') : 'PostgreSQL';
  return (
    <ListPage isBeside={Boolean(open)} className={css.page}>
      <ListHead title={t('modules.title')} lead={t('modules.lead')}>
        <div className={css.check}>
          <span className={css.help} role="status">
            {data && t('modules.checked', { date: formatInstant(data.at, undefined, 'short') })}
          </span>
          <Button size="sm" icon="refresh-cw" onPress={again}>
            {t('modules.check')}
          </Button>
        </div>
      </ListHead>
      {failed !== null &&
        (data ? (
          <Banner tone="caution" role="status" title={t('modules.failed')}>
            {errorText(failed)}
          </Banner>
        ) : (
          <ErrorState title={t('modules.failed')} detail={errorText(failed)} onRetry={again} />
        ))}
      {!data && failed === null && (
        <Loading label={t('modules.loading')}>
          <Skeleton height={300} />
        </Loading>
      )}
      {data && (
        <>
          {data.modules.map((module) => (
            <Notice key={module.id} module={module} />
          ))}
          <ModuleTable modules={data.modules} open={open?.id ?? null} onOpen={show} />
          <p className={css.foot}>
            {[
              `${t('modules.server')} ${data.server}`,
              `${t('modules.api')} ${data.api}`,
              `${t('modules.contract')} ${data.contract}`,
              `${t('modules.shell')} ${data.shell ?? t('modules.none')}`,
              `${t('modules.database')} ${database}`,
              ...stateOf(data, t),
            ].map((fact) => (
              <span key={fact}>{fact}</span>
            ))}
            <span>{t('modules.keptHelp')}</span>
          </p>
        </>
      )}
      {open && <ModuleDrawer key={open.id} module={open} onClose={() => show(null)} />}
    </ListPage>
  );
});
