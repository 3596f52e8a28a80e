import { type CSSProperties, memo, Suspense, use } from 'react';
import { cx } from '../../foundation/cx';
import css from './fish.module.css';
import { type FishName, fishDrawings, fishName } from './fish-index';

export interface FishProps {
  phenotypeSlug?: string | null | undefined;
  /** Scientific name of the family; takes precedence over the phenotype. */
  family?: string | null | undefined;
  /** Accessible name; without it the silhouette is decoration. */
  label?: string | undefined;
  /** Width in CSS pixels; the full width of its box by default. */
  size?: number | undefined;
  /** Background colour, for details that are cut out of the body. */
  ground?: string | undefined;
  className?: string | undefined;
}

const drawingRequests = new Map<FishName, Promise<string>>();

/** Loads a drawing once. A failed load renders nothing and is retried next time. */
function fetchDrawing(name: FishName): Promise<string> {
  const kept = drawingRequests.get(name);
  if (kept) return kept;
  const wanted = fishDrawings[name]().then(
    // Removes the file's own svg element: the component renders one with name and size.
    (module) => module.default.replace(/<\/?svg[^>]*>/g, ''),
    () => {
      drawingRequests.delete(name);
      return '';
    },
  );
  drawingRequests.set(name, wanted);
  return wanted;
}

/** Memoised, because lists render many silhouettes. */
const Parts = memo(function Parts({ name }: { name: FishName }) {
  const parts = use(fetchDrawing(name));
  // biome-ignore lint/security/noDangerouslySetInnerHtml: a file of this folder, in the colours of the page
  return <g dangerouslySetInnerHTML={{ __html: parts }} />;
});

/** The silhouette of a species' family, else of its phenotype, in the text colour. */
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
