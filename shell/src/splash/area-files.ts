import { fetchEarly } from '../loader/fetch-early';

/**
 * Where the address is one of a module, asks for the code that lets modules in while the portal is
 * still on its way. The build writes the paths and the files into the page (scripts/lib/shell-files.mjs).
 */
export function fetchAreaFiles(pathname: string): void {
  const named = document.querySelector<HTMLMetaElement>('meta[name=area-files]');
  const areas = named?.dataset.areas?.split(' ').filter(Boolean) ?? [];
  if (!areas.some((area) => pathname.startsWith(`${area}/`))) return;
  for (const file of named?.content.split(' ') ?? []) fetchEarly(file);
}
