import type { Specie } from '@ciguawatch/shared/api/schemas/species';
import {
  rankByTraits,
  readTraits,
  TRAIT_NAMES,
  type Trait,
  type TraitAnswers,
} from '@ciguawatch/shared/domain/species/traits';
import { useT } from '@ciguawatch/shared/runtime/i18n/i18n';
import { Button } from '@ciguawatch/shared/ui/actions/button';
import { observer } from 'mobx-react-lite';
import { useMemo, useState } from 'react';
import css from './fish-key.module.css';
import { KeyResults } from './key-results';
import { TraitQuestion } from './trait-question';

/** An answer, or null for "I don't know". */
type Said = Partial<Record<Trait, string | null>>;

interface Props {
  /** species of the directory, those that fit alike in this order; the key knows those with traits */
  species: readonly Specie[];
  /** takes a species; without it a species leads to its page in the directory */
  onChoose?: (id: number) => void;
}

/**
 * "Which fish was it?": what was seen of a fish is answered by pictures, in any order; species are ranked, and none is
 * excluded by one wrong answer.
 */
export const FishKey = observer(function FishKey({ species, onChoose }: Props) {
  const t = useT('ciguawatch');
  const [said, setSaid] = useState<Said>({});
  const [open, setOpen] = useState<Trait | null>('shape');
  // The question that the focus follows to; null until an answer folded one.
  const [next, setNext] = useState<Trait | null>(null);
  const keyed = useMemo(
    () =>
      species.flatMap((specie) =>
        specie.traits === undefined || specie.deleted ? [] : [{ specie, traits: readTraits(specie.traits) }],
      ),
    [species],
  );
  const answers = Object.fromEntries(
    Object.entries(said).filter(([, value]) => value !== null),
  ) as TraitAnswers;
  const asked = Object.keys(answers).length;
  const answer = (trait: Trait, value: string | null) => {
    const now = { ...said, [trait]: value };
    setSaid(now);
    const following = [...TRAIT_NAMES.slice(TRAIT_NAMES.indexOf(trait)), ...TRAIT_NAMES];
    const unanswered = following.find((name) => now[name] === undefined) ?? null;
    setOpen(unanswered);
    setNext(unanswered ?? trait);
  };
  if (keyed.length === 0) return <p className={css.quiet}>{t('fishKey.none')}</p>;
  return (
    <div className={css.key}>
      <div className={css.questions}>
        <p className={css.quiet}>{t('fishKey.lead', { count: keyed.length })}</p>
        {TRAIT_NAMES.map((trait) => (
          <TraitQuestion
            key={trait}
            trait={trait}
            value={said[trait]}
            isOpen={open === trait}
            takesFocus={next === trait}
            onOpen={(isOpen) => setOpen(isOpen ? trait : null)}
            onAnswer={(value) => answer(trait, value)}
          />
        ))}
        {Object.keys(said).length > 0 && (
          <div>
            <Button
              size="sm"
              icon="refresh-cw"
              onPress={() => {
                setSaid({});
                setOpen('shape');
                setNext('shape');
              }}
            >
              {t('fishKey.again')}
            </Button>
          </div>
        )}
      </div>
      <KeyResults
        proposed={rankByTraits(keyed, answers).map(({ item, fits }) => ({ specie: item.specie, fits }))}
        asked={asked}
        onChoose={onChoose}
      />
    </div>
  );
});
