import { useT } from '@ciguawatch/shared/runtime/i18n/i18n';
import type { OutboxItem } from '@ciguawatch/shared/runtime/outbox/outbox';
import { exportFile, importFile } from '@ciguawatch/shared/runtime/outbox/outbox-file';
import { toasts } from '@ciguawatch/shared/runtime/page/toasts';
import { Button } from '@ciguawatch/shared/ui/actions/button';
import { saveFile } from '@ciguawatch/shared/ui/charts/save-file';
import { observer } from 'mobx-react-lite';
import { type ChangeEvent, useRef } from 'react';
import css from './outbox-page.module.css';

/** Export and import of the outbox as a file, for islands without a network. */
export const FileCards = observer(function FileCards({ items }: { items: readonly OutboxItem[] }) {
  const t = useT('outbox');
  const input = useRef<HTMLInputElement>(null);

  const open = async (event: ChangeEvent<HTMLInputElement>): Promise<void> => {
    const file = event.target.files?.[0];
    event.target.value = '';
    if (!file) return;
    try {
      const count = await importFile(await file.text());
      toasts.success(t('outbox.opened', { count }));
    } catch {
      toasts.error(t('outbox.openFailed'), t('outbox.openFailedText'));
    }
  };

  return (
    <>
      {items.length > 0 && (
        <section className={css.card}>
          <h2 className={css.heading}>{t('outbox.fileTitle')}</h2>
          <p>{t('outbox.fileText')}</p>
          <Button
            icon="save"
            fullWidth
            onPress={() => saveFile(`${t('outbox.fileName')}.json`, exportFile())}
          >
            {t('outbox.saveAll')}
          </Button>
        </section>
      )}
      <section className={css.card}>
        <h2 className={css.heading}>{t('outbox.openTitle')}</h2>
        <p>{t('outbox.openText')}</p>
        <input
          ref={input}
          type="file"
          accept="application/json,.json"
          className={css.file}
          tabIndex={-1}
          aria-hidden="true"
          onChange={(event) => void open(event)}
        />
        <Button icon="upload" fullWidth onPress={() => input.current?.click()}>
          {t('outbox.open')}
        </Button>
      </section>
    </>
  );
});
