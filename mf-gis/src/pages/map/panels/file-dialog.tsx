import { ETA, plainLetters } from '@ciguawatch/shared/domain/text/search/plain-letters';
import { useT } from '@ciguawatch/shared/runtime/i18n/i18n';
import { Button } from '@ciguawatch/shared/ui/actions/button';
import { Dialog } from '@ciguawatch/shared/ui/overlay/dialog';
import { useState } from 'react';
import type { FoundFeature } from '../../../outline/files/found';
import type { FileQuestion } from '../editing/use-files';
import css from '../page.module.css';

interface Props {
  question: FileQuestion;
  /** Name of the place; a feature of that name is chosen at first. */
  name: string;
  onTake: (features: readonly FoundFeature[], isClosing: boolean) => void;
  onClose: () => void;
}

/** A name as it is compared: without accents, apostrophes and capitals. */
const folded = (name: string): string => plainLetters(name).replace(ETA, '').trim().toLowerCase();

/** Positions of the features that are chosen at first: those of the place's name, or the only one. */
function firstChoice(features: readonly FoundFeature[], name: string): Set<number> {
  if (features.length === 1) return new Set([0]);
  const wanted = folded(name);
  return new Set(
    features.flatMap((one, at) => (wanted && one.name && folded(one.name) === wanted ? [at] : [])),
  );
}

/** Asks which features of a file are the place, and says what is done to them. */
export function FileDialog({ question: { features, isSwapped, isClosing }, name, onTake, onClose }: Props) {
  const t = useT('outlineEdit');
  const [chosen, setChosen] = useState(() => firstChoice(features, name));
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
            onPress={() =>
              onTake(
                features.filter((_, at) => chosen.has(at)),
                isClosing,
              )
            }
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
    </Dialog>
  );
}
