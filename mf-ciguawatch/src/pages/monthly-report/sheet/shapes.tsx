import type { Ink, Part, Shape } from '@ciguawatch/shared/ui/document/description';

/** Light colours in any theme, the same as in the PDF. */
const INK_COLOURS: Record<Ink, string> = {
  ink: '#0B2B36',
  quiet: '#506973',
  line: '#C9D8D8',
  series: '#0E566F',
  pale: '#4A8FA0',
  alert: '#D93B50',
  band: '#CFE4E4',
  unknown: '#506973',
  sea: '#E4EFEF',
  land: '#E9DDB8',
  paper: '#FFFFFF',
};

const SVG_TEXT_ANCHORS = { left: 'start', middle: 'middle', right: 'end' } as const;
const colour = (ink: Ink | undefined) => (ink ? INK_COLOURS[ink] : 'none');

function One({ shape }: { shape: Shape }) {
  switch (shape.kind) {
    case 'rect': {
      const { x, y, width, height, fill, stroke } = shape;
      return <rect x={x} y={y} width={width} height={height} fill={colour(fill)} stroke={colour(stroke)} />;
    }
    case 'circle':
      return (
        <circle
          cx={shape.x}
          cy={shape.y}
          r={shape.radius}
          fill={colour(shape.fill)}
          stroke={colour(shape.stroke)}
        />
      );
    case 'path':
      return (
        <path
          d={shape.d}
          fill={colour(shape.fill)}
          fillRule="evenodd"
          stroke={colour(shape.stroke)}
          strokeWidth={shape.width ?? 1}
        />
      );
    case 'label':
      return (
        <text
          x={shape.x}
          y={shape.y}
          fontSize={shape.size ?? 9}
          fill={colour(shape.ink ?? 'ink')}
          textAnchor={SVG_TEXT_ANCHORS[shape.align ?? 'left']}
        >
          {shape.text}
        </text>
      );
  }
}

/** A figure as SVG; screen readers read its text alternative. */
export function Figure({ figure }: { figure: Extract<Part, { kind: 'figure' }> }) {
  const { alt, width, height, shapes } = figure;
  return (
    <svg viewBox={`0 0 ${width} ${height}`} role="img" aria-label={alt}>
      {shapes.map((shape, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: shapes have no id and keep their order
        <One key={index} shape={shape} />
      ))}
    </svg>
  );
}
