import { useT } from '@ciguawatch/shared/runtime/i18n/i18n';
import { IconButton } from '@ciguawatch/shared/ui/actions/icon-button';
import type { MapHandle } from '@ciguawatch/shared/ui/map/map-context';
import { Fragment, useEffect, useState } from 'react';
import { applyHidden, LAYER_SETS, type LayerSet } from './layer-sets';
import css from './layers.module.css';
import type { CasesLayer } from './use-cases';

interface Props {
  map: MapHandle | null;
  /** Name of the place. */
  name: string;
  /** Layer sets without content on this map; they are hidden from the list. */
  empty: ReadonlySet<LayerSet>;
  cases: CasesLayer;
}

interface RowProps {
  set: LayerSet | 'cases';
  title: string;
  isHidden: boolean;
  onPress: () => void;
}

function Row({ set, title, isHidden, onPress }: RowProps) {
  const t = useT('outlineEdit');
  return (
    <li data-hidden={isHidden || undefined}>
      <span className={css.swatch} data-set={set} />
      <span>{title}</span>
      <IconButton
        icon={isHidden ? 'eye-off' : 'eye'}
        label={t(isHidden ? 'layers.show' : 'layers.hide', { title })}
        onPress={onPress}
        size="sm"
      />
    </li>
  );
}

const NO_LAYER_SETS: ReadonlySet<LayerSet> = new Set();

/** List of layers, each with a button that hides it. */
export function LayersCard({ map, name, empty, cases }: Props) {
  const t = useT('outlineEdit');
  const [hidden, setHidden] = useState(NO_LAYER_SETS);
  useEffect(() => {
    if (map) applyHidden(map, hidden);
  }, [map, hidden]);
  const turn = (set: LayerSet) => {
    const next = new Set(hidden);
    if (!next.delete(set)) next.add(set);
    setHidden(next);
  };
  return (
    <>
      <ul className={css.layers}>
        {LAYER_SETS.filter((set) => !empty.has(set)).map((set) => (
          <Fragment key={set}>
            {set === 'reef' && (
              <Row set="cases" title={cases.title} isHidden={!cases.isShown} onPress={cases.toggle} />
            )}
            <Row
              set={set}
              title={t(`layers.${set}`, { name })}
              isHidden={hidden.has(set)}
              onPress={() => turn(set)}
            />
          </Fragment>
        ))}
      </ul>
      <p className={css.note} role="status">
        {cases.note}
      </p>
    </>
  );
}
