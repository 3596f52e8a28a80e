import { useSyncExternalStore } from 'react';
import { cx } from './cx';
import css from './icon.module.css';
import type { IconName } from './internal/icon-names';
import { iconPaths } from './internal/icon-paths';

export type { IconName } from './internal/icon-names';

/** Whether a name belongs to the icons of bars and menus, which are bundled with the first page. */
export const isMenuIcon = (name: string): name is IconName => Object.hasOwn(iconPaths, name);

type Paths = Partial<Record<IconName, string>>;
let paths: Paths = iconPaths;
let fetching: Promise<void> | null = null;
const drawn = new Set<() => void>();

/** Loads the other icons once; waiting icons appear when they have loaded. */
export function iconsReady(): Promise<void> {
  fetching ??= import('./internal/icon-paths-more').then(
    ({ morePaths: more }) => {
      const all: Record<IconName, string> = { ...iconPaths, ...more };
      paths = all;
      for (const redraw of drawn) redraw();
    },
    () => {
      // An icon beside a word is not worth an error; the next icon rendered tries again.
      fetching = null;
    },
  );
  return fetching;
}

/** Names of the loaded icons; the complete set after `iconsReady`. */
export const iconNames = (): IconName[] => Object.keys(paths) as IconName[];

function listen(redraw: () => void): () => void {
  drawn.add(redraw);
  return () => drawn.delete(redraw);
}

function usePathOf(name: IconName): string | undefined {
  const now = () => paths[name];
  const path = useSyncExternalStore(listen, now, now);
  if (path === undefined) void iconsReady();
  return path;
}

export interface IconProps {
  name: IconName;
  /** Side in CSS pixels. */
  size?: number;
  /** Accessible name. Without it the icon is decoration, hidden from assistive technology. */
  label?: string;
  className?: string;
}

/** An icon in the text colour. */
export function Icon({ name, size = 20, label, className }: IconProps) {
  const path = usePathOf(name);
  return (
    <svg
      className={cx(css.icon, className)}
      viewBox="0 0 24 24"
      width={size}
      height={size}
      role={label ? 'img' : undefined}
      aria-label={label}
      aria-hidden={label ? undefined : true}
      focusable="false"
    >
      <path d={path} />
    </svg>
  );
}
