import { currentMenu } from '../menu/current-menu';
import { useMenuLabel } from '../menu/use-menu-label';

/**
 * Name of the page at an address, when one of the person's menu entries leads there. Use it in an observer.
 */
export function usePageName(): (path: string) => string | undefined {
  const label = useMenuLabel();
  return (path) => {
    const entries = currentMenu().flatMap((area) => [...area.entries, ...area.onDesktop]);
    const entry = entries.find((one) => one.to === path);
    return entry && label(entry);
  };
}
