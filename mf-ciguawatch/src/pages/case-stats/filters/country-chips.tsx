import { useT } from '@ciguawatch/shared/runtime/i18n/i18n';
import { Chip } from '@ciguawatch/shared/ui/fields/chip';
import { observer } from 'mobx-react-lite';
import { countryName } from '../../../places/names';
import type { FilterProps } from '../../case-map/filters/place-filter';
import { defaultChoice } from '../default-choice';

/**
 * Chips that switch between the installation's country and all countries; others are found in the filters.
 */
export const CountryChips = observer(function CountryChips({ choice, onChange }: FilterProps) {
  const t = useT('ciguawatch');
  const { countries } = defaultChoice();
  if (choice.archis.length > 0 || choice.islands.length > 0 || choice.alerts) return null;
  return (
    <>
      {!choice.countries.some((country) => countries.includes(country)) && (
        <Chip onPress={() => onChange({ countries })}>{countries.map(countryName).join(', ')}</Chip>
      )}
      <Chip isOn={choice.countries.length === 0} onPress={() => onChange({ countries: [] })}>
        {t('map.allCountries')}
      </Chip>
    </>
  );
});
