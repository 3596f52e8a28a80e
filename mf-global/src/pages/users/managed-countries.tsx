import { useT } from '@ciguawatch/shared/runtime/i18n/i18n';
import { observer } from 'mobx-react-lite';
import { countriesText } from './words';

/** The managed countries in a few words; their names come with the copy on the device. */
export const ManagedCountries = observer(function ManagedCountries({ of }: { of: readonly number[] }) {
  return countriesText(of, useT('users'));
});
