import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import { language } from '../../runtime/i18n/i18n';

/** Sets React Aria's own texts, dates and numbers to the language of the interface. */
export const UiLocale = observer(function UiLocale({ children }: { children: ReactNode }) {
  return <I18nProvider locale={language.intl}>{children}</I18nProvider>;
});
