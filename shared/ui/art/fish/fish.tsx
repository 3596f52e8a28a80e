import { type CSSProperties, memo, Suspense, use } from 'react';
import { cx } from '../../foundation/cx';
import css from './fish.module.css';
import { type FishName, fishDrawings, fishName } from './fish-index';

export interface FishProps {
  phenotypeSlug?: string | null | undefined;
  /** Scientific name of the family; it wins over the phenotype. */
  family?: string | null | undefined;
  /** Accessible name; without it the silhouette is decoration. */
  label?: string | undefined;
  /** Width in CSS pixels; the whole width of its box when left out. */
  size?: number | undefined;
  /** Colour of the ground, for the marks cut out of the body. */
  ground?: string | undefined;
  className?: string | undefined;
}

const fetched = new Map<FishName, Promise<string>>();

/** The drawing, fetched once. A failed fetch draws nothing and is tried again next time. */
function drawing(name: FishName): Promise<string> {
  const kept = fetched.get(name);
  if (kept) return kept;
  const wanted = fishDrawings[name]().then(
    // What is inside the file: the element around it is drawn here, with its name and size.
    (module) => module.default.replace(/<\/?svg[^>]*>/g, ''),
    () => {
      fetched.delete(name);
      return '';
    },
  );
  fetched.set(name, wanted);
  return wanted;
}

/** Lists draw many of them at once: one that stays the same is left alone, another one is put in as a whole. */
const Parts = memo(function Parts({ name }: { name: FishName }) {
  const parts = use(drawing(name));
  // biome-ignore lint/security/noDangerouslySetInnerHtml: a file of this folder, in the colours of the page
  return <g dangerouslySetInnerHTML={{ __html: parts }} />;
});

/** The silhouette of a species' family, or of its phenotype, in the colour of the text around it. */
export function Fish({ phenotypeSlug, family, label, size, ground, className }: FishProps) {
  const name = fishName(family, phenotypeSlug);
  return (
    <svg
      className={cx(css.fish, className)}
      viewBox="0 0 200 110"
      width={size}
      style={{ width: size, '--cut': ground } as CSSProperties}
      role={label ? 'img' : undefined}
      aria-label={label}
      aria-hidden={label ? undefined : true}
      focusable="false"
    >
      {name && (
        <Suspense fallback={null}>
          <Parts key={name} name={name} />
        </Suspense>
      )}
    </svg>
  );
}
