import { useT } from '@ciguawatch/shared/runtime/i18n/i18n';
import { NameText } from '@ciguawatch/shared/ui/feedback/name-text';
import { observer } from 'mobx-react-lite';
import { countriesText } from './words';

/** The managed countries as a short text; re-rendered when their names load. */
export const ManagedCountriesText = observer(function ManagedCountriesText({
  of,
}: {
  of: readonly number[];
}) {
  return <NameText>{countriesText(of, useT('users'))}</NameText>;
});
