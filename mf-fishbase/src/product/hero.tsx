import { isPictureKey } from '@ciguawatch/shared/domain/picture/picture-key';
import { formatMonth, language, useT } from '@ciguawatch/shared/runtime/i18n/i18n';
import { LinkButton } from '@ciguawatch/shared/ui/actions/link-button';
import { Fish } from '@ciguawatch/shared/ui/art/fish/fish';
import { Banner } from '@ciguawatch/shared/ui/feedback/banner';
import { Photo } from '@ciguawatch/shared/ui/picture/photo';
import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { Level } from '../directory/cards/level';
import { countedYears, directory } from '../directory/directory';
import type { SpeciesNames } from '../directory/names';
import { Credit } from '../photo/credit';
import { islandName } from './island-name';
import css from './product.module.css';
import type { Product, ProductReports } from './reports';
import { SuggestLink } from './suggest-link';
import { Trail } from './trail';

interface Props {
  product: Product;
  naming: SpeciesNames;
  /** slug of the species; a group has none */
  species?: string | undefined;
  family?: string | null | undefined;
  groupSlug?: string | undefined;
  /** key of the photo, which replaces the drawing */
  media: string | null;
  /** deleted from the directory, but still named by cases */
  deleted?: boolean | undefined;
  /** text in the corner of the drawing */
  caption?: ReactNode;
  reports: ProductReports;
  /** pages above this one, for the breadcrumbs */
  trail: readonly { to: string; label: string }[];
  children?: ReactNode;
}

/** Head of a product's page: breadcrumbs, drawing, names, and how often it is reported. */
export const Hero = observer(function Hero(props: Props) {
  const { product, naming, deleted, reports, trail, children } = props;
  const t = useT('directory');
  const years = countedYears();
  const { island } = directory.levelOf(product);
  const param = product.kind === 'specie' ? 'species' : 'phenotype';
  const period = { from: String(years[0]), to: String(years.at(-1)) };
  return (
    <>
      <Trail
        above={trail}
        here={product.kind === 'specie' ? (naming.second ?? naming.first) : naming.first}
      />
      <section className={css.hero}>
        <Art {...props} />
        <div className={css.about}>
          <h1 lang={naming.lang}>{naming.first}</h1>
          {naming.second && <p className={css.second}>{naming.second}</p>}
          {naming.scientific && (
            <p className={css.science}>
              <i lang="la">{naming.scientific}</i>
            </p>
          )}
          {directory.counted && (
            <div className={css.risk} role="note">
              <Level {...product} />
              <p>
                {t('product.period', { count: reports.total, ...period })}{' '}
                {reports.last &&
                  t('product.last', {
                    month: formatMonth(reports.last.month, reports.last.year, 'long', language.code),
                  })}{' '}
                {reports.total === 0 && t('product.warning')}
                {island !== null &&
                  reports.islands.length > 1 &&
                  t('product.most', { island: islandName(island) })}
              </p>
            </div>
          )}
          {deleted && <Banner tone="caution">{t('product.removed')}</Banner>}
          {children}
          <div className={css.actions}>
            <LinkButton variant="primary" icon="map-pin" to={`/ciguawatch/case/risk?${param}=${product.id}`}>
              {t('product.risk')}
            </LinkButton>
            <LinkButton icon="map" to={`/ciguawatch/case/map?${param}=${product.id}`}>
              {t('product.cases')}
            </LinkButton>
            {!deleted && <SuggestLink product={product} />}
          </div>
        </div>
      </section>
    </>
  );
});

/** The photo with its author and licence, or the drawing of the family. */
const Art = observer(function Art({ naming, species, family, groupSlug, media, caption }: Props) {
  const t = useT('directory');
  const photo = media !== null && isPictureKey(media) ? media : null;
  return (
    <div className={css.art}>
      {photo ? (
        <Photo
          picture={photo}
          alt={t('product.photo', { name: naming.first })}
          sizes="(min-width: 901px) 560px, 100vw"
          className={css.photo}
        />
      ) : (
        <Fish species={species} family={family} phenotypeSlug={groupSlug} className={css.fish} />
      )}
      {(caption || photo) && (
        <p>
          <span>{caption}</span> {photo && <Credit picture={photo} />}
        </p>
      )}
    </div>
  );
});
