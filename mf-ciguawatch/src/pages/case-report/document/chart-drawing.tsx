import type { Ink, Part, Shape } from '@ciguawatch/shared/ui/document/description';
import css from './document.module.css';

/** Fixed colours of the light theme, because the chart is printed on white paper. */
const COLOURS: Partial<Record<Ink, string>> = {
  sea: '#E6F0F3',
  land: '#F3E5C2',
  alert: '#C0293F',
  ink: '#0A2733',
  unknown: '#506973',
  paper: '#FFFFFF',
};

/** Draws a figure of a document description as SVG. */
export function Chart({ alt, width, height, shapes }: Extract<Part, { kind: 'figure' }>) {
  return (
    <svg
      className={css.chart}
      viewBox={`0 0 ${width} ${height}`}
      width={width}
      height={height}
      role="img"
      aria-label={alt}
    >
      {shapes.map((shape) => (
        <Drawn key={shape.kind} shape={shape} />
      ))}
    </svg>
  );
}

function Drawn({ shape }: { shape: Shape }) {
  if (shape.kind === 'label') return null;
  const colours = {
    fill: (shape.fill && COLOURS[shape.fill]) ?? 'none',
    stroke: shape.stroke && COLOURS[shape.stroke],
  };
  if (shape.kind === 'circle') return <circle cx={shape.x} cy={shape.y} r={shape.radius} {...colours} />;
  if (shape.kind === 'path') return <path d={shape.d} fillRule="evenodd" {...colours} />;
  return <rect x={shape.x} y={shape.y} width={shape.width} height={shape.height} {...colours} />;
}
