import type { DeployedModule } from '@ciguawatch/shared/api/schemas/deployment';
import { formatInstant, formatNumber, language, useT } from '@ciguawatch/shared/runtime/i18n/i18n';
import { TextButton } from '@ciguawatch/shared/ui/actions/text-button';
import { Badge } from '@ciguawatch/shared/ui/data/badge';
import { type Column, Table } from '@ciguawatch/shared/ui/data/table';
import { observer } from 'mobx-react-lite';
import { Hours } from './hours';
import css from './page.module.css';
import { faultsOf, HEALTH_LOOKS } from './words';

interface Props {
  modules: readonly DeployedModule[];
  open: string | null;
  onOpen: (id: string) => void;
}

/** One row per module: version in service, since when, and its health. */
export const ModuleTable = observer(function ModuleTable({ modules, open, onOpen }: Props) {
  const t = useT('modules');
  const number = (value: number) => formatNumber(value, {}, language.code);
  const columns: Column<DeployedModule>[] = [
    {
      id: 'module',
      header: t('modules.module'),
      isRowHeader: true,
      cell: ({ id }) => (
        <>
          <TextButton className={css.link} aria-expanded={id === open} onPress={() => onOpen(id)}>
            {t(`name.${id}`)}
          </TextButton>
          <small className={css.small}>{id}</small>
        </>
      ),
    },
    { id: 'version', header: t('modules.version'), cell: ({ version }) => version ?? t('modules.none') },
    {
      id: 'since',
      header: t('modules.since'),
      cell: ({ since }) => (since ? formatInstant(since, undefined, 'short') : t('modules.sinceUnknown')),
    },
    {
      id: 'health',
      header: t('modules.health'),
      cell: ({ health }) => <Badge {...HEALTH_LOOKS[health]}>{t(`modules.${health}`)}</Badge>,
    },
    {
      id: 'faults',
      header: t('modules.faults'),
      cell: (row) => (
        <span className={css.faults}>
          <Hours hours={row.hours} isHot={row.health === 'watch'} />
          <b>{number(faultsOf(row))}</b>
        </span>
      ),
    },
    {
      id: 'kept',
      header: t('modules.kept'),
      numeric: true,
      cell: ({ releases }) =>
        releases
          ? number(releases.filter(({ state }) => state === 'ready').length)
          : t('modules.keptElsewhere'),
    },
  ];
  return (
    <Table
      caption={t('modules.title')}
      columns={columns}
      rows={modules}
      rowKey={({ id }) => id}
      isSelected={({ id }) => id === open}
      onRowPress={({ id }) => onOpen(id)}
    />
  );
});
