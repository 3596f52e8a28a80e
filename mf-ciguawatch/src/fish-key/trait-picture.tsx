import type { Trait, TraitValue } from '@ciguawatch/shared/domain/species/traits';
import { COLOURS, FISH, LENGTHS, MARKS, MOUTHS, type Part, SHAPES, TAILS } from './drawings';
import css from './fish-key.module.css';

const LOOKS = { b: css.body, f: css.fin, c: css.cut, s: css.stroke, l: css.teeth } as const;

const drawn = (parts: readonly Part[]) =>
  parts.map(([look, d]) => <path key={d} className={LOOKS[look]} d={d} />);

/** The drawing of one answer. The text beside it names it, so that it is decoration. */
export function TraitPicture({ trait, value }: { trait: Trait; value: string }) {
  return (
    <svg viewBox="0 0 96 56" className={css.picture} aria-hidden="true" focusable="false">
      {contents(trait, value)}
    </svg>
  );
}

function contents(trait: Trait, value: string) {
  if (trait === 'shape') return drawn(SHAPES[value as TraitValue<'shape'>]);
  if (trait === 'mouth') return drawn(MOUTHS[value as TraitValue<'mouth'>]);
  if (trait === 'tail') return drawn(TAILS[value as TraitValue<'tail'>]);
  if (trait === 'marks') return drawn([...FISH, ...MARKS[value as TraitValue<'marks'>]]);
  if (trait === 'colour')
    return (
      <g className={css.coloured} style={{ color: COLOURS[value as TraitValue<'colour'>] }}>
        {drawn(FISH)}
      </g>
    );
  const scale = LENGTHS[value as TraitValue<'size'>];
  return (
    <>
      <g transform={`translate(0 ${44 - 44 * scale}) scale(${scale})`}>{drawn(FISH)}</g>
      <path className={css.ruler} d="M1 50h94M1 46v8M24.5 47v6M48 46v8M71.5 47v6M95 46v8" />
    </>
  );
}
