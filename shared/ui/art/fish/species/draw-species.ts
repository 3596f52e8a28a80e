import { LOOKS } from './looks';
import type { SpeciesLook } from './palette';

interface Part {
  look: string;
  d: string;
}

/** Parts of the drawing of a family, in their order. */
const partsOf = (drawing: string): Part[] =>
  [...drawing.matchAll(/<path class="([^"]+)" d="([^"]+)"\/>/g)].map(([, look = '', d = '']) => ({
    look,
    d,
  }));

const EDGE = 'stroke="#1b2a33" stroke-opacity=".35" stroke-width="1"';
/** The lower side, which is paler in most fish. */
const underside = (from = 66) => `M0 ${from}q50 12 100 8t100-16v64H0Z`;

const painted = ({ d, colour, line }: { d: string; colour: string; line?: number }) =>
  line
    ? `<path fill="none" stroke="${colour}" stroke-width="${line}" stroke-linecap="round" d="${d}"/>`
    : `<path fill="${colour}" d="${d}"/>`;

/** Whether a fin is the tail: it is the one that starts behind the body. */
const isTail = ({ d }: Part) => Number(/^M(\d+)/.exec(d)?.[1]) >= 150;

function fin(part: Part, look: SpeciesLook): string {
  const tail = isTail(part);
  return `<path fill="${tail ? (look.tail ?? look.fins) : look.fins}" ${EDGE} d="${tail ? (look.tailShape ?? part.d) : part.d}"/>`;
}

/**
 * The drawing of a species: the silhouette of its family with the colours, the marks and the outlines of its own.
 * @param family markup of the family's drawing
 * @param id marks what is referred to within the drawing, unique on the page
 * @returns paths without their svg element, or undefined for a species that has no drawing of its own
 */
export function drawSpecies(slug: string, family: string, id: string): string | undefined {
  const look = LOOKS[slug];
  if (!look) return undefined;
  const parts = partsOf(family);
  const [trunk, ...lips] = parts.filter((part) => part.look === 'b');
  if (!trunk) return undefined;
  const body = look.body ?? trunk.d;
  const eye = parts.filter((part) => part.look === 'd').at(-1);
  const pupil = lips.at(-1);
  return [
    ...parts.filter((part) => part.look === 'f').map((part) => fin(part, look)),
    `<clipPath id="${id}"><path d="${body}"/></clipPath>`,
    ...lips.slice(0, -1).map(({ d }) => `<path fill="${look.back}" ${EDGE} d="${d}"/>`),
    `<path fill="${look.back}" d="${body}"/>`,
    `<g clip-path="url(#${id})">`,
    ...(look.belly ? [`<path fill="${look.belly}" d="${underside(look.bellyFrom)}"/>`] : []),
    ...(look.marks ?? []).map(painted),
    '</g>',
    `<path fill="none" ${EDGE} d="${body}"/>`,
    ...parts
      .filter((part) => part.look === 'f2')
      .map(({ d }) => `<path fill="${look.fins}" fill-opacity=".75" ${EDGE} d="${d}"/>`),
    ...parts
      .filter((part) => part.look === 'g')
      .map(({ d }) => painted({ d, colour: '#00000059', line: 1.4 })),
    ...(look.details ?? []).map(painted),
    ...(eye ? [`<path fill="#f7f3e8" d="${eye.d}"/>`] : []),
    ...(pupil ? [`<path fill="#14181b" d="${pupil.d}"/>`] : []),
  ].join('');
}
