import type { Linkable } from '@ciguawatch/shared/api/schemas/pairs';
import { formatDate, isMonthFirst, useT } from '@ciguawatch/shared/runtime/i18n/i18n';
import { ComboBox } from '@ciguawatch/shared/ui/fields/combobox';
import { observer } from 'mobx-react-lite';
import { useRef, useState } from 'react';
import { linkQuery } from '../pages/case-report/linking/link-query';
import { useLinkable } from '../pages/case-report/linking/use-linkable';
import { locationName, phenotypeName, specieName } from '../places/names';
import { lists } from '../report/report-lists';

interface Props {
  /** id of the case that is to be linked */
  id: number;
  /** its country, whose islands are preferred */
  country: number | null;
  label: string;
  help: string;
  onSelect: (id: number) => void;
  /** leaves the focus where it is */
  calm?: boolean;
}

/** Search field for a case of the same meal: proposed ones first, then by number, date or island. */
export const LinkableField = observer(function LinkableField(props: Props) {
  const t = useT('reviewCard');
  const [typed, setTyped] = useState('');
  const [sought, setSought] = useState(props.calm !== true);
  const focused = useRef(props.calm === true);
  const query = sought ? linkQuery(typed, isMonthFirst(), lists.places, props.country) : null;
  const { items, loading } = useLinkable(props.id, query);
  const sorted = [...items].sort((a, b) => Number(b.kind === 'meal') - Number(a.kind === 'meal'));
  const focus = (box: HTMLDivElement | null) => {
    if (focused.current || !box) return;
    focused.current = true;
    box.querySelector('input')?.focus();
  };
  const textOf = (one: Linkable) =>
    [
      t('card.here', { id: String(one.id) }),
      one.case_island === null ? '' : locationName(one.case_island),
      formatDate(one.case_eventdate, 'medium'),
      one.specie_id !== null
        ? specieName(one.specie_id)
        : one.phenotype_id !== null
          ? phenotypeName(one.phenotype_id)
          : '',
    ]
      .filter(Boolean)
      .join(', ');
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only hears that the field inside has the focus
    <div ref={focus} onFocus={() => setSought(true)}>
      <ComboBox<Linkable>
        label={props.label}
        help={props.help}
        // Entries of the text before must not be chosen by a quick Enter.
        items={loading ? [] : sorted}
        inFlow
        itemKey={(one) => one.id}
        itemText={textOf}
        inputValue={typed}
        onInputChange={setTyped}
        onSelect={(one) => {
          setTyped('');
          props.onSelect(one.id);
        }}
        loading={loading}
        emptyText={t('mealPage.joinNone')}
      />
    </div>
  );
});
