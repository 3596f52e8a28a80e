import { useT } from '@ciguawatch/shared/runtime/i18n/i18n';
import { config } from '@ciguawatch/shared/runtime/page/config';
import { Icon } from '@ciguawatch/shared/ui/foundation/icon';
import { observer } from 'mobx-react-lite';
import { useFormView } from '../form/form-view';
import css from './section.module.css';

/** Emergency number of a country, by default that of the form’s place; empty when none is configured. */
export const Emergency = observer(function Emergency({ country }: { country?: number }) {
  const t = useT('ciguawatch');
  const asked = useFormView().country;
  const number = config.emergency(country ?? asked);
  if (number === null) return null;
  return (
    <p className={css.emergency} role="note">
      <a className={css.call} href={`tel:${number}`}>
        <Icon name="phone" size={20} />
        <span>
          {t('report.emergency')} {number}
        </span>
      </a>
    </p>
  );
});
