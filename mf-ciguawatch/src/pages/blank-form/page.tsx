import { language, useT } from '@ciguawatch/shared/runtime/i18n/i18n';
import { Button } from '@ciguawatch/shared/ui/actions/button';
import { LinkButton } from '@ciguawatch/shared/ui/actions/link-button';
import { cx } from '@ciguawatch/shared/ui/foundation/cx';
import { observer } from 'mobx-react-lite';
import { createPortal } from 'react-dom';
import paper from '../../paper/paper.module.css';
import sheet from '../case-report/document/paper.module.css';
import css from './blank.module.css';
import { BlankSheet } from './blank-sheet';

/** Makes the preview focusable, because on phones it scrolls sideways. */
const scrollable = { tabIndex: 0 };

/**
 * The blank report form in the page language: a preview on screen, and a copy in `body` that alone is
 * printed.
 */
const BlankFormPage = observer(function BlankFormPage() {
  const t = useT('ciguawatch');
  return (
    <div className={css.page}>
      <header className={css.head}>
        <div>
          <h1>{t('report.blank')}</h1>
          <p>{t('report.blankHelp')}</p>
        </div>
        <div className={css.ways}>
          <Button variant="primary" icon="printer" onPress={() => window.print()}>
            {t('reportPdf.print')}
          </Button>
          <LinkButton to="/ciguawatch/case/report/new" icon="clipboard-plus">
            {t('report.blankOnline')}
          </LinkButton>
          <LinkButton to={`/help/nurse?lang=${language.code.slice(0, 2)}#odk`} icon="circle-help">
            {t('report.blankOdk')}
          </LinkButton>
        </div>
      </header>
      <section {...scrollable} className={css.preview} aria-label={t('report.blank')} data-theme="light">
        <BlankSheet key={language.code} heading="h2" />
      </section>
      {createPortal(
        <div className={cx(paper.paper, sheet.report)} aria-hidden="true" data-theme="light">
          <BlankSheet key={language.code} />
        </div>,
        document.body,
      )}
    </div>
  );
});

export default BlankFormPage;
