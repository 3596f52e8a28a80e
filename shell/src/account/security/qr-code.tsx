import { qrFigure } from '@ciguawatch/shared/domain/document/qr-figure';
import css from './security.module.css';

/** A QR code as a picture: dark on white under each theme, because not all readers take the inverse. */
export default function QrCode({ text, label }: { text: string; label: string }) {
  const { width, height, shapes } = qrFigure(text, label);
  return (
    <svg role="img" aria-label={label} viewBox={`0 0 ${width} ${height}`} className={css.qr}>
      <rect width={width} height={height} fill="#fff" />
      {shapes.map((shape) => shape.kind === 'path' && <path key={shape.d} d={shape.d} fill="#000" />)}
    </svg>
  );
}
