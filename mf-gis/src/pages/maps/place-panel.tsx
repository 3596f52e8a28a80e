import { type Translate, useT } from '@ciguawatch/shared/runtime/i18n/i18n';
import { IconButton } from '@ciguawatch/shared/ui/actions/icon-button';
import { LinkButton } from '@ciguawatch/shared/ui/actions/link-button';
import { Badge } from '@ciguawatch/shared/ui/data/badge';
import { positionTexts } from '../../places/position-text';
import css from './page.module.css';
import { isOutlineMissing, type Node } from './tree';
import { areaText } from './words';

interface Props {
  node: Node;
  name: string;
  parent: string | null;
  /** Address of the editor; null for people who may not edit. */
  link: string | null;
  onClose: () => void;
}

function whatIsKnown({ line, place }: Node, missing: boolean, t: Translate): string {
  if (missing || line?.kind === 'Point')
    return place.center ? t('panel.at', positionTexts([place.center[0]!, place.center[1]!], t, 3)) : '';
  if (!line || line.vertices === 0 || place.type === 'C' || place.type === 'A') return '';
  return t('panel.figures', { count: line.vertices, area: areaText(line.area_km2 ?? 0) });
}

/** Details of the place on the map, with its actions. */
export function PlacePanel({ node, name, parent, link, onClose }: Props) {
  const t = useT('outlines');
  const { place, line } = node;
  const missing = isOutlineMissing(place, line);
  const type = t(`type.${place.type}`);
  return (
    <section className={css.panel} aria-label={name}>
      <div className={css.panelHead}>
        <h2>{name}</h2>
        {missing && <Badge tone="sand">{t('list.missing')}</Badge>}
        <IconButton icon="x" size="sm" label={t('panel.close')} onPress={onClose} />
      </div>
      <p className={css.quiet}>
        {parent ? t('panel.inside', { type, parent }) : type}. {whatIsKnown(node, missing, t)}
      </p>
      {missing && <p>{t(link ? 'panel.missing' : 'panel.missingRead')}</p>}
      <div className={css.panelFoot}>
        {link && missing && (
          <>
            <LinkButton to={`${link}?tool=draw`} icon="pentagon">
              {t('panel.draw')}
            </LinkButton>
            <LinkButton to={`${link}?tool=import`} icon="upload">
              {t('panel.import')}
            </LinkButton>
          </>
        )}
        {link && !missing && (
          <LinkButton to={link} icon="pencil">
            {t('panel.open')}
          </LinkButton>
        )}
        {line && <span className={css.quiet}>{t('panel.cases', { count: line.cases })}</span>}
      </div>
    </section>
  );
}
