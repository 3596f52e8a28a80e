import { cx } from '../foundation/cx';
import css from './avatar.module.css';

export interface AvatarProps {
  name: string;
  /** Key of the picture; initials are shown without one. */
  src?: string | null;
  /** Side in CSS pixels. */
  size?: number;
}

/** Initials of a name: first letters of its first and last word. */
export function initials(name: string): string {
  const words = name.trim().split(/\s+/).filter(Boolean);
  const ends = words.length > 1 ? [words[0], words[words.length - 1]] : words;
  return ends
    .map((word) => Array.from((word ?? '').replace(/^[\u02bb\u2019']/, ''))[0] ?? '')
    .join('')
    .toLocaleUpperCase();
}

/** One of five background colours, always the same for a name. */
function backgroundColour(name: string): number {
  let sum = 0;
  for (const letter of name) sum += letter.codePointAt(0) ?? 0;
  return sum % 5;
}

/**
 * Address of the smallest copy of a picture; its key ends in its width and height
 * (`shared/domain/picture/picture-key.ts`).
 */
const avatarUrl = (key: string): string =>
  `/media/${key}/${Math.min(320, Number(/-(\d+)x/.exec(key)?.[1]))}.webp`;

/** A person's picture or initials. Decoration: the name is beside it. */
export function Avatar({ name, src, size = 34 }: AvatarProps) {
  return (
    <span
      aria-hidden="true"
      className={cx(css.avatar, css[`g${backgroundColour(name)}`])}
      style={{ width: size, height: size, fontSize: size * 0.38 }}
    >
      {src ? <img src={avatarUrl(src)} alt="" width={size} height={size} /> : initials(name)}
    </span>
  );
}
