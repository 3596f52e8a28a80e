import type { LocalName } from '@ciguawatch/shared/api/schemas/directory/species-sources';
import { useT } from '@ciguawatch/shared/runtime/i18n/i18n';

/** Attribution of a name or fact, linked where its page can be opened. */
export function Source({ title, url }: LocalName['source']) {
  const t = useT('directory');
  const [before = '', after = ''] = t('local.source', { source: '\n' }).split('\n');
  return (
    <small>
      {before}
      {url === null ? title : <a href={url}>{title}</a>}
      {after}
    </small>
  );
}
