import { useT } from '@ciguawatch/shared/runtime/i18n/i18n';
import { config } from '@ciguawatch/shared/runtime/page/config';
import { Banner } from '@ciguawatch/shared/ui/feedback/banner';
import { observer } from 'mobx-react-lite';
import { useFormView } from '../form/form-view';
import css from './section.module.css';

/** The emergency number of a country, by default that of the form's place, where one is configured. */
export const Emergency = observer(function Emergency({ country }: { country?: number }) {
  const t = useT('ciguawatch');
  const asked = useFormView().country;
  const number = config.emergency(country ?? asked);
  if (number === null) return null;
  return (
    <Banner tone="caution" icon="phone" role="note">
      <a className={css.call} href={`tel:${number}`}>
        {t('report.emergency')} {number}
      </a>
    </Banner>
  );
});
