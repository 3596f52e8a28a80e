import type { Measure } from './engine/plot-box';

/**
 * Returns a function that measures texts in a font; it estimates by length where no canvas is available.
 */
export function textMeasure(font: string): Measure {
  const pen = document.createElement('canvas').getContext('2d');
  return (text, size) => {
    if (!pen) return text.length * size * 0.55;
    pen.font = `${size}px ${font}`;
    return pen.measureText(text).width;
  };
}
