import type { Measure } from './engine/plot-box';

/** Measures texts in a font; by the number of letters where no canvas can be had. */
export function textMeasure(font: string): Measure {
  const pen = document.createElement('canvas').getContext('2d');
  return (text, size) => {
    if (!pen) return text.length * size * 0.55;
    pen.font = `${size}px ${font}`;
    return pen.measureText(text).width;
  };
}
