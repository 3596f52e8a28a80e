import { TRAITS, type Trait } from '@ciguawatch/shared/domain/species/traits';
import { useT } from '@ciguawatch/shared/runtime/i18n/i18n';
import { Icon } from '@ciguawatch/shared/ui/foundation/icon';
import { useEffect, useId, useRef } from 'react';
import css from './fish-key.module.css';
import { TraitPicture } from './trait-picture';

interface Props {
  trait: Trait;
  /** the answer; null for "I don't know", undefined while unanswered */
  value: string | null | undefined;
  isOpen: boolean;
  /** the question before was answered and folded: the focus goes on to this one */
  takesFocus: boolean;
  onOpen: (isOpen: boolean) => void;
  onAnswer: (value: string | null) => void;
}

/** One question of the key: its answers as pictures, folded to the answer. */
export function TraitQuestion({ trait, value, isOpen, takesFocus, onOpen, onAnswer }: Props) {
  const t = useT('ciguawatch');
  const id = useId();
  const head = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (takesFocus) head.current?.focus();
  }, [takesFocus]);
  const said =
    value === undefined
      ? t('fishKey.open')
      : value === null
        ? t('fishKey.unknown')
        : t(`fishKey.${trait}_${value}`);
  return (
    <section className={css.question}>
      <h3 className={css.head}>
        <button
          ref={head}
          type="button"
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => onOpen(!isOpen)}
        >
          <span>{t(`fishKey.${trait}_ask`)}</span>
          <span className={css.said}>{said}</span>
          <Icon name={isOpen ? 'chevron-up' : 'chevron-down'} size={18} />
        </button>
      </h3>
      <div id={id} hidden={!isOpen} className={css.answers}>
        {isOpen && (
          <>
            {TRAITS[trait].map((one) => (
              <button
                key={one}
                type="button"
                className={css.answer}
                aria-pressed={value === one}
                onClick={() => onAnswer(one)}
              >
                <TraitPicture trait={trait} value={one} />
                <span>{t(`fishKey.${trait}_${one}`)}</span>
              </button>
            ))}
            <button
              type="button"
              className={css.answer}
              aria-pressed={value === null}
              onClick={() => onAnswer(null)}
            >
              <Icon name="circle-help" size={28} />
              <span>{t('fishKey.unknown')}</span>
            </button>
          </>
        )}
      </div>
    </section>
  );
}
