import { CrossLink } from '@ciguawatch/shared/runtime/navigation/navigation';
import { Fish } from '@ciguawatch/shared/ui/art/fish/fish';
import { memo } from 'react';
import type { Product } from '../../product/reports';
import type { SpeciesNames } from '../names';
import css from './cards.module.css';
import { Level } from './level';

interface CardProps extends Product {
  to: string;
  /** slug of the species; a group has none */
  species?: string | undefined;
  family?: string | null | undefined;
  groupSlug?: string | undefined;
  naming: SpeciesNames;
  count: number;
  at: number;
  of: number;
}

/**
 * A card for one product (species or group): drawing, names, number of reports. The whole card is the link.
 */
export const ProductCard = memo(function ProductCard(props: CardProps) {
  const { kind, id, to, species, family, groupSlug, naming, count, at, of } = props;
  const leading = naming.lang ? 'local' : naming.scientific ? 'common' : 'scientific';
  return (
    <li className={css.card} aria-setsize={of} aria-posinset={at}>
      <span className={css.art}>
        <Fish species={species} family={family} phenotypeSlug={groupSlug} className={css.fish} />
      </span>
      <span className={css.names} data-first={leading}>
        <CrossLink to={to} className={css.link}>
          <b lang={naming.lang}>{naming.first}</b>
        </CrossLink>
        {naming.second && <span>{naming.second}</span>}
        {naming.scientific && <i lang="la">{naming.scientific}</i>}
      </span>
      <Level kind={kind} id={id} count={count} />
    </li>
  );
});
