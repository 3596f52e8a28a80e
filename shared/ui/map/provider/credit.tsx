import { config } from '../../../runtime/page/config';
import css from '../map.module.css';
import { useMap } from '../map-context';

/** A source's attribution, which may contain HTML links, as plain text. */
const plain = (html: string): string =>
  new DOMParser().parseFromString(html, 'text/html').body.textContent ?? '';

/** Attribution of the configured map provider; the built-in basemap needs none. */
export default function Credit() {
  const map = useMap();
  const provider = config.value?.map;
  if (!map || !provider) return null;
  const sources = Object.values(map.mapbox.getStyle().sources ?? {});
  const attributions = sources.map((source) =>
    'attribution' in source ? plain(source.attribution ?? '') : '',
  );
  const text = [...new Set([provider.attribution ?? '', ...attributions])].filter(Boolean).join(' · ');
  return text && <p className={css.credit}>{text}</p>;
}
