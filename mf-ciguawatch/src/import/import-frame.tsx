import { connectivity } from '@ciguawatch/shared/runtime/http/connectivity';
import { useT } from '@ciguawatch/shared/runtime/i18n/i18n';
import { Button } from '@ciguawatch/shared/ui/actions/button';
import { LinkButton } from '@ciguawatch/shared/ui/actions/link-button';
import { Banner } from '@ciguawatch/shared/ui/feedback/banner';
import { observer } from 'mobx-react-lite';
import type { ComponentProps, ReactNode } from 'react';
import { ChooseFile } from './choose-file';
import css from './import.module.css';
import './texts';

interface StartProps extends ComponentProps<typeof ChooseFile> {
  title: string;
  /** what stands below, such as earlier imports */
  children?: ReactNode;
}

/** The page before a file is chosen. */
export function ImportStart({ title, children, ...choose }: StartProps) {
  return (
    <div className={css.page} data-density="compact">
      <h1>{title}</h1>
      <ChooseFile {...choose} />
      {children}
    </div>
  );
}

interface Props {
  title: string;
  lead?: ReactNode;
  /** how the columns are read, and what prevents the import */
  columns: ReactNode;
  checks: ReactNode;
  preview: ReactNode;
  /** message that the file has too many lines; null if it has not */
  tooMany: string | null;
  store: { label: string; busy: boolean; passes: boolean; run: () => void };
  onOther: () => void;
  /** URL to which one leaves without importing */
  list: string;
  note: string;
}

/** The page of an open file: its columns, its checks, its lines, and below them the way to store or leave it. */
export const ImportFrame = observer(function ImportFrame(props: Props) {
  const { title, lead, columns, checks, preview, tooMany, store, onOther, list, note } = props;
  const t = useT('import');
  const { online } = connectivity;
  return (
    <div className={css.page} data-density="compact">
      <h1>{title}</h1>
      {lead && <p className={css.quiet}>{lead}</p>}
      <div className={css.two}>
        {columns}
        {checks}
      </div>
      {preview}
      {tooMany && <Banner tone="danger">{tooMany}</Banner>}
      {!online && <Banner tone="caution">{t('import.offline')}</Banner>}
      <div className={css.bar}>
        <Button variant="primary" busy={store.busy} isDisabled={!store.passes || !online} onPress={store.run}>
          {store.label}
        </Button>
        <Button onPress={onOther}>{t('import.otherFile')}</Button>
        <LinkButton variant="quiet" to={list}>
          {t('import.giveUp')}
        </LinkButton>
        <span className={css.quiet} role="status">
          {note}
        </span>
      </div>
    </div>
  );
});
