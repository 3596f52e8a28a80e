import { type CSSProperties, memo, Suspense, use, useId } from 'react';
import { cx } from '../../foundation/cx';
import css from './fish.module.css';
import { type FishName, fishDrawings, fishName } from './fish-index';

export interface FishProps {
  /** Slug of the species: those that have a drawing of their own are shown by it. */
  species?: string | null | undefined;
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

type DrawSpecies = typeof import('./species/draw-species').drawSpecies;

const drawingRequests = new Map<FishName, Promise<string>>();
let speciesRequest: Promise<DrawSpecies | null> | undefined;

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

/** Loads the species drawings once; until loaded, or after a failure, the drawing of the family is shown. */
function fetchSpecies(): Promise<DrawSpecies | null> {
  speciesRequest ??= import('./species/draw-species').then(
    (module) => module.drawSpecies,
    () => {
      speciesRequest = undefined;
      return null;
    },
  );
  return speciesRequest;
}

/** Memoised, because lists render many silhouettes. */
const Parts = memo(function Parts({ name, species }: { name: FishName; species: string | null | undefined }) {
  const family = use(fetchDrawing(name));
  const draw = species ? use(fetchSpecies()) : null;
  const id = `fish${useId().replace(/\W/g, '')}`;
  const parts = (species && draw?.(species, family, id)) || family;
  // biome-ignore lint/security/noDangerouslySetInnerHtml: files of this folder, with colours of theirs or of the page
  return <g dangerouslySetInnerHTML={{ __html: parts }} />;
});

/** The drawing of a species, else the silhouette of its family, else of its phenotype in the text colour. */
export function Fish({ species, phenotypeSlug, family, label, size, ground, className }: FishProps) {
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
          <Parts key={`${name} ${species}`} name={name} species={species} />
        </Suspense>
      )}
    </svg>
  );
}
