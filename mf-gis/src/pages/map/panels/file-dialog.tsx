import { MAX_VERTICES } from '@ciguawatch/shared/domain/outline/find-faults';
import { verticesOf } from '@ciguawatch/shared/domain/outline/outline';
import { simplifyOutline } from '@ciguawatch/shared/domain/outline/simplify';
import { APOSTROPHE_LIKE, plainLetters } from '@ciguawatch/shared/domain/text/search/plain-letters';
import { formatNumber, useT } from '@ciguawatch/shared/runtime/i18n/i18n';
import { Button } from '@ciguawatch/shared/ui/actions/button';
import { Dialog } from '@ciguawatch/shared/ui/overlay/dialog';
import { useId, useMemo, useState } from 'react';
import { type FoundFeature, partsOf } from '../../../outline/files/found';
import type { FileQuestion } from '../editing/use-files';
import css from '../page.module.css';

interface Props {
  question: FileQuestion;
  /** Name of the place; a feature of that name is chosen at first. */
  name: string;
  onTake: (features: readonly FoundFeature[], isClosing: boolean, metres: number) => void;
  onClose: () => void;
}

/** A name as it is compared: without accents, apostrophes and capitals. */
const folded = (name: string): string => plainLetters(name).replace(APOSTROPHE_LIKE, '').trim().toLowerCase();

/** Positions of the features that are chosen at first: those of the place's name, or the only one. */
function firstChoice(features: readonly FoundFeature[], name: string): Set<number> {
  if (features.length === 1) return new Set([0]);
  const wanted = folded(name);
  return new Set(
    features.flatMap((one, at) => (wanted && one.name && folded(one.name) === wanted ? [at] : [])),
  );
}

/** Offered distances in metres by which the shore may move. */
const DISTANCES = [0, 1, 2, 5, 10] as const;

interface SimplifyingProps {
  features: readonly FoundFeature[];
  isClosing: boolean;
  metres: number;
  onChange: (metres: number) => void;
}

/** Choice of how many vertices are left out, each with the number that stays. */
function Simplifying({ features, isClosing, metres, onChange }: SimplifyingProps) {
  const t = useT('outlineEdit');
  const group = useId();
  const isRefused = (count: number) => count > MAX_VERTICES;
  const counts = useMemo(() => {
    const parts = partsOf(features, isClosing);
    return DISTANCES.map((distance) => verticesOf(distance > 0 ? simplifyOutline(parts, distance) : parts));
  }, [features, isClosing]);
  return (
    <fieldset className={css.group}>
      <legend>{t('import.simplify')}</legend>
      {DISTANCES.map((distance, at) => (
        <label key={distance} className={css.tick}>
          <input
            type="radio"
            name={group}
            checked={metres === distance}
            onChange={() => onChange(distance)}
          />
          {t(distance === 0 ? 'import.whole' : 'import.within', {
            metres: formatNumber(distance),
            vertices: formatNumber(counts[at]!),
          })}
          {isRefused(counts[at]!) && ` ${t('import.beyond')}`}
        </label>
      ))}
    </fieldset>
  );
}

/** Asks which features of a file are the place, and says what is done to them. */
export function FileDialog({ question, name, onTake, onClose }: Props) {
  const { features, isSwapped, isClosing, isLong } = question;
  const t = useT('outlineEdit');
  const [chosen, setChosen] = useState(() => firstChoice(features, name));
  const [metres, setMetres] = useState(0);
  const picked = useMemo(() => features.filter((_, at) => chosen.has(at)), [features, chosen]);
  const toggle = (at: number) => {
    const next = new Set(chosen);
    if (!next.delete(at)) next.add(at);
    setChosen(next);
  };
  const isAll = chosen.size === features.length;
  const labelOf = (one: FoundFeature, at: number) =>
    t('import.feature', {
      name: one.name ?? t('import.unnamed', { n: at + 1 }),
      count: one.parts.length || one.lines.length,
    });
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t(features.length > 1 ? 'import.question' : 'import.check')}
      actions={
        <>
          <Button onPress={onClose}>{t('import.leave')}</Button>
          <Button
            variant="primary"
            isDisabled={chosen.size === 0}
            onPress={() => onTake(picked, isClosing, metres)}
          >
            {t('import.take')}
          </Button>
        </>
      }
    >
      {isSwapped && <p>{t('import.swapped')}</p>}
      {isClosing && <p>{t('import.closing')}</p>}
      {features.length > 1 && (
        <fieldset className={css.group}>
          <legend>{t('import.which', { count: features.length })}</legend>
          <label className={css.tick}>
            <input
              type="checkbox"
              checked={isAll}
              onChange={() => setChosen(new Set(isAll ? [] : features.keys()))}
            />
            {t('import.all')}
          </label>
          <div className={css.ticks}>
            {features.map((one, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: features of a file are known by their order
              <label key={at} className={css.tick}>
                <input type="checkbox" checked={chosen.has(at)} onChange={() => toggle(at)} />
                {labelOf(one, at)}
              </label>
            ))}
          </div>
        </fieldset>
      )}
      {isLong && <Simplifying features={picked} isClosing={isClosing} metres={metres} onChange={setMetres} />}
    </Dialog>
  );
}
