import { formatTime, useT } from '@ciguawatch/shared/runtime/i18n/i18n';
import { Button } from '@ciguawatch/shared/ui/actions/button';
import { IconButton } from '@ciguawatch/shared/ui/actions/icon-button';
import { LinkButton } from '@ciguawatch/shared/ui/actions/link-button';
import { MenuButton } from '@ciguawatch/shared/ui/overlay/menu';
import { type ReactNode, useState } from 'react';
import { Dhis2Dialog } from '../export/dhis2-dialog';
import type { ExportKind } from '../export/use-export';
import { FindByCode } from './find-by-code';
import css from './screen.module.css';

interface Props {
  /** number of rows found; null until known */
  total: number | null;
  /** when the rows were requested, in milliseconds since 1970 */
  at: number | null;
  onRefresh: () => void;
  onExport: (kind: ExportKind) => void;
  onKeys: () => void;
  /** shown beside the count */
  children?: ReactNode;
}

/** Heading with the number of cases and the time of the count, and the buttons for the whole list. */
export function CaseListHead({ total, at, onRefresh, onExport, onKeys, children }: Props) {
  const t = useT('caseList');
  const [finding, setFinding] = useState(false);
  const [dhis2, setDhis2] = useState(false);
  return (
    <header className={css.head}>
      <h1 className={css.title}>{t('page.title')}</h1>
      <span className={css.count} role="status">
        {total !== null && at !== null && t('head.count', { count: total, time: formatTime(at) })}
      </span>
      {children}
      <IconButton icon="refresh-cw" size="sm" label={t('head.refresh')} onPress={onRefresh} />
      <div className={css.headActions}>
        <Button icon="search" onPress={() => setFinding(true)}>
          {t('code.open')}
        </Button>
        {dhis2 && <Dhis2Dialog onClose={() => setDhis2(false)} />}
        {finding && <FindByCode onClose={() => setFinding(false)} />}
        <IconButton icon="circle-help" label={t('keys.title')} aria-keyshortcuts="?" onPress={onKeys} />
        <MenuButton
          label={t('head.export')}
          icon="download"
          items={[
            ...(['csv', 'xlsx', 'geojson', 'data', 'codebook'] as const).map((id) => ({
              id,
              label: t(`export.${id}`),
              detail: t(`export.${id}Text`),
            })),
            { id: 'csvContact', label: t('export.contact'), detail: t('export.contactShort') },
            { id: 'dhis2', label: t('export.dhis2'), detail: t('export.dhis2Short') },
          ]}
          onAction={(kind) => (kind === 'dhis2' ? setDhis2(true) : onExport(kind as ExportKind))}
        />
        <LinkButton to="/ciguawatch/case/report/new" variant="primary" icon="plus">
          {t('head.new')}
        </LinkButton>
      </div>
    </header>
  );
}
