import { useT } from '@ciguawatch/shared/runtime/i18n/i18n';
import { Button } from '@ciguawatch/shared/ui/actions/button';
import type { ReactNode } from 'react';
import css from '../page.module.css';

interface Props {
  /** copies the address of the figures */
  copy: ReactNode;
  pdf: { busy?: boolean; isDisabled: boolean; onPress: () => void };
  onPrint: () => void;
  onRows: () => void;
}

/** The name of the page, and what can be made of all its figures. */
export function StatsHead({ copy, pdf, onPrint, onRows }: Props) {
  const t = useT('ciguawatch');
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
        <Button size="sm" icon="download" onPress={onRows}>
          {t('stats.download')}
        </Button>
      </div>
    </header>
  );
}
