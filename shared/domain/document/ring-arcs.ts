/**
 * SVG paths of a ring cut into equal arcs, clockwise from the top; they draw the motu of the portal's atoll
 * logo.
 * @param count number of arcs
 * @param radius radius of the ring, in units of the drawing
 * @param centre both coordinates of the centre
 * @param share share of each step that is drawn; the rest is the gap
 */
export function arcs(count: number, radius: number, centre: number, share = 0.66): string[] {
  const step = (2 * Math.PI) / count;
  const gap = (step * (1 - share)) / 2;
  const point = (angle: number) =>
    `${(centre + radius * Math.sin(angle)).toFixed(2)} ${(centre - radius * Math.cos(angle)).toFixed(2)}`;
  return Array.from({ length: count }, (_, i) => {
    const from = i * step + gap;
    const to = (i + 1) * step - gap;
    return `M${point(from)}A${radius} ${radius} 0 0 1 ${point(to)}`;
  });
}
