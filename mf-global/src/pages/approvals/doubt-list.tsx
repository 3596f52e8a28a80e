import { placeName } from '@ciguawatch/shared/domain/geo/place';
import type { Doubt } from '@ciguawatch/shared/domain/outline/doubt';
import { readerLanguages, useT } from '@ciguawatch/shared/runtime/i18n/i18n';
import { collections } from '@ciguawatch/shared/runtime/sync/collections';
import { observer } from 'mobx-react-lite';
import css from './page.module.css';

/** Most names in one question. */
const MAX_NAMES = 5;

/** The questions about an unlikely outline, for the second person, who confirms them or leaves it. */
export const DoubtList = observer(function DoubtList({ doubts }: { doubts: readonly Doubt[] }) {
  const t = useT('approvalPage');
  const namesOf = (ids: readonly number[]): string => {
    const names = ids.slice(0, MAX_NAMES).flatMap((id) => {
      const place = collections.location.get(id);
      return place ? [placeName(place, readerLanguages())] : [];
    });
    return `${names.join(', ')}${ids.length > MAX_NAMES ? ', …' : ''}`;
  };
  return (
    <>
      <p>{t('doubt.text')}</p>
      <ul className={css.doubts}>
        {doubts.map(({ kind, places }) => (
          <li key={kind}>{t(`doubt.${kind}`, { names: namesOf(places) })}</li>
        ))}
      </ul>
    </>
  );
});
