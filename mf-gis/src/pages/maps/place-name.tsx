import { useT } from '@ciguawatch/shared/runtime/i18n/i18n';
import { CrossLink } from '@ciguawatch/shared/runtime/navigation/navigation';
import { Badge } from '@ciguawatch/shared/ui/data/badge';
import { Icon } from '@ciguawatch/shared/ui/foundation/icon';
import css from './page.module.css';
import { isOutlineMissing, type Row } from './tree';

interface Props {
  row: Row;
  name: string;
  /** Address of the editor; null for people who may not edit. */
  to: string | null;
  isDraft: boolean;
  onToggle: () => void;
}

/** A place's name at its level of the tree, with its badges. */
export function PlaceName({ row: { node, level, isOpen }, name, to, isDraft, onToggle }: Props) {
  const t = useT('outlines');
  const { place, line, children, missing, islands } = node;
  return (
    <span className={css.name} style={{ paddingLeft: (level - 1) * 22 }}>
      {children.length > 0 ? (
        <button
          type="button"
          className={css.toggle}
          tabIndex={-1}
          aria-expanded={isOpen}
          aria-label={t(isOpen ? 'list.fold' : 'list.unfold', { name })}
          onClick={onToggle}
        >
          <Icon name={isOpen ? 'chevron-down' : 'chevron-right'} size={18} />
        </button>
      ) : (
        <span className={css.toggle} />
      )}
      <span className={css.words}>
        {to ? (
          <CrossLink to={to} tabIndex={-1}>
            {name}
          </CrossLink>
        ) : (
          <b>{name}</b>
        )}
        {isOutlineMissing(place, line) && <Badge tone="sand">{t('list.missing')}</Badge>}
        {place.type !== 'I' && missing > 0 && (
          <Badge tone="sand">{t('list.missingCount', { count: missing })}</Badge>
        )}
        {!isOpen && (place.type === 'A' || place.type === 'C') && (
          <small>{t('list.islands', { count: islands })}</small>
        )}
        {isDraft && (
          <Badge tone="lagoon" icon="pencil">
            {t('list.draft')}
          </Badge>
        )}
      </span>
    </span>
  );
}
