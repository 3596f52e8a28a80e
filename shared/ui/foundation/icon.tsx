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
let pathsRequest: Promise<void> | null = null;
const pathListeners = new Set<() => void>();

/** Loads the remaining icons once; rendered icons appear when they arrive. */
export function iconsReady(): Promise<void> {
  pathsRequest ??= import('./internal/icon-paths-more').then(
    ({ morePaths: more }) => {
      const all: Record<IconName, string> = { ...iconPaths, ...more };
      paths = all;
      for (const redraw of pathListeners) redraw();
    },
    () => {
      // An icon beside a word is not worth an error; the next icon rendered tries again.
      pathsRequest = null;
    },
  );
  return pathsRequest;
}

/** Names of the loaded icons; the complete set after `iconsReady`. */
export const iconNames = (): IconName[] => Object.keys(paths) as IconName[];

function listen(redraw: () => void): () => void {
  pathListeners.add(redraw);
  return () => pathListeners.delete(redraw);
}

function useIconPath(name: IconName): string | undefined {
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
  const path = useIconPath(name);
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
