import { LOCATION_TYPES, type Location } from '@ciguawatch/shared/api/schemas/location';
import { ROLE } from '@ciguawatch/shared/contract/access/roles';
import { useT } from '@ciguawatch/shared/runtime/i18n/i18n';
import { session } from '@ciguawatch/shared/runtime/session/session';
import { Button } from '@ciguawatch/shared/ui/actions/button';
import { Chip } from '@ciguawatch/shared/ui/fields/chip';
import { SearchField } from '@ciguawatch/shared/ui/fields/search-field';
import { Select } from '@ciguawatch/shared/ui/fields/select';
import { observer } from 'mobx-react-lite';
import type { MapsChoice } from './choice';
import css from './page.module.css';

interface Props {
  choice: MapsChoice;
  drafts: number;
  onChange: (part: Partial<MapsChoice>) => void;
  onFold: () => void;
}

/** Filters and order of the list of places; the deleted ones have none. */
export const Filters = observer(function Filters({ choice, drafts, onChange, onFold }: Props) {
  const t = useT('outlines');
  const deleted = session.has(ROLE.gis_editor) && (
    <Chip isOn={choice.deleted} onPress={() => onChange({ deleted: !choice.deleted })}>
      {t('deleted.chip')}
    </Chip>
  );
  if (choice.deleted)
    return (
      <search className={css.chips}>
        {deleted}
        <Button variant="quiet" size="sm" onPress={() => onChange({ deleted: false })}>
          {t('deleted.back')}
        </Button>
      </search>
    );
  return (
    <search className={css.filters}>
      <SearchField
        label={t('list.search')}
        value={choice.search}
        onChange={(search) => onChange({ search })}
      />
      <Select
        label={t('list.type')}
        hideLabel
        placeholder={t('list.anyType')}
        value={choice.type}
        onChange={(type) => onChange({ type: type as Location['type'] | null })}
        options={LOCATION_TYPES.map((type) => ({ id: type, label: t(`type.${type}`) }))}
      />
      <Chip isOn={choice.missingFirst} onPress={() => onChange({ missingFirst: !choice.missingFirst })}>
        {t('list.missingFirst')}
      </Chip>
      {(drafts > 0 || choice.drafts) && (
        <Chip isOn={choice.drafts} onPress={() => onChange({ drafts: !choice.drafts })}>
          {t('list.drafts', { count: drafts })}
        </Chip>
      )}
      {deleted}
      <Button variant="quiet" size="sm" onPress={onFold}>
        {t('list.foldAll')}
      </Button>
    </search>
  );
});
