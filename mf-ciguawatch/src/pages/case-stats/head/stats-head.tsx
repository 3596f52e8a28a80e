import { language, useT } from '@ciguawatch/shared/runtime/i18n/i18n';
import { Button } from '@ciguawatch/shared/ui/actions/button';
import { MenuButton } from '@ciguawatch/shared/ui/overlay/menu';
import type { ReactNode } from 'react';
import css from '../page.module.css';

/** File formats for the cases behind the figures. */
const DOWNLOAD_FORMATS = ['csv', 'xlsx', 'data', 'codebook'] as const;
/** A format in which the cases can be saved. */
export type RowsFormat = (typeof DOWNLOAD_FORMATS)[number];

interface Props {
  /** Button that copies the link to the figures. */
  copy: ReactNode;
  /** Copies it from the menu of a narrow screen. */
  onCopy: () => void;
  /** Opens the device's menu for sharing, where it has one. */
  share?: { label: string; onShare: () => void } | undefined;
  pdf: { busy?: boolean; isDisabled: boolean; onPress: () => void };
  onPrint: () => void;
  /** Saves the cases that the figures count. */
  onRows: (format: RowsFormat) => void;
}

/** Title of the page and actions for all its figures: print, link, PDF and download of cases. */
export function StatsHead({ copy, onCopy, share, pdf, onPrint, onRows }: Props) {
  const t = useT('ciguawatch');
  const rows = [
    ...DOWNLOAD_FORMATS.map((id) => ({ id, label: t(`stats.${id}`), onAction: () => onRows(id) })),
    { id: 'open-data', label: t('stats.openData'), to: `/open-data?lang=${language.code.slice(0, 2)}` },
  ];
  return (
    <header className={css.head}>
      <h1>{t('stats.title')}</h1>
      <div className={css.actions}>
        <Button size="sm" icon="printer" onPress={onPrint}>
          {t('stats.print')}
        </Button>
        {copy}
        <Button size="sm" icon="download" {...pdf}>
          {t('stats.pdf')}
        </Button>
        <MenuButton label={t('stats.download')} icon="download" size="sm" items={rows} />
      </div>
      {/* Both are drawn and the style sheet shows one: the first view knows no width. */}
      <MenuButton
        className={css.phoneMenu}
        label={t('stats.shareMenu')}
        icon="download"
        size="sm"
        items={[
          { id: 'link', label: t('map.copyLink'), icon: 'link', onAction: onCopy },
          ...(share
            ? [{ id: 'share', label: share.label, icon: 'send' as const, onAction: share.onShare }]
            : []),
          ...(pdf.isDisabled || pdf.busy
            ? []
            : [{ id: 'pdf', label: t('stats.pdf'), icon: 'download' as const, onAction: pdf.onPress }]),
          { id: 'print', label: t('stats.print'), icon: 'printer', onAction: onPrint },
          ...rows,
        ]}
      />
    </header>
  );
}
