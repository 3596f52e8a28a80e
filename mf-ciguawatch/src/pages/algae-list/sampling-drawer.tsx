import type { Tracking } from '@ciguawatch/shared/api/schemas/algae';
import { formatNumber, useT } from '@ciguawatch/shared/runtime/i18n/i18n';
import { Button } from '@ciguawatch/shared/ui/actions/button';
import { LinkButton } from '@ciguawatch/shared/ui/actions/link-button';
import { Tabs } from '@ciguawatch/shared/ui/layout/tabs';
import { Drawer } from '@ciguawatch/shared/ui/overlay/drawer';
import { Photo } from '@ciguawatch/shared/ui/picture/photo';
import { observer } from 'mobx-react-lite';
import { Fragment, useState } from 'react';
import { useFieldWords } from '../../algae/field-words';
import { otherFields } from '../../algae/other-answers';
import type { Sampling } from '../../algae/sampling';
import { nameOf, pointOf, toxicityOf } from '../../algae/sampling';
import { Shape } from '../../algae/shape';
import { countText, islandText, pointText, taxonText, timeText } from '../../algae/words';
import { countryName } from '../../places/names';
import { SamplingHistory } from './history/sampling-history';
import css from './list.module.css';

/** Fields without a place of their own in the drawer, such as newly defined ones. */
const OTHER_FIELDS = [...otherFields('sampling'), ...otherFields('species')].filter(
  (field) => field !== 'identification' && field !== 'cells_unit',
);

interface Props {
  sampling: Sampling;
  deleted: boolean;
  onClose: () => void;
  onRemove: () => void;
  onRestore: () => void;
}

/** Drawer with one sampling: picture, species, water, place and history. */
export const SamplingDrawer = observer(function SamplingDrawer(props: Props) {
  const { sampling, deleted, onClose, onRemove, onRestore } = props;
  const { first, rows } = sampling;
  const t = useT('algae');
  const words = useFieldWords();
  const [tab, setTab] = useState('facts');
  const code = nameOf(first) || t('list.noCode');
  const point = pointOf(first);
  const water = (row: Tracking) =>
    [
      row.at_water_temperature !== null && `${formatNumber(row.at_water_temperature)} °C`,
      row.at_sampling_depth !== null && t('drawer.depth', { metres: formatNumber(row.at_sampling_depth) }),
    ]
      .filter(Boolean)
      .join(', ') || t('list.none');
  const waters = [...new Set(rows.map(water))];
  const where = [islandText(first), first.at_country === null ? '' : countryName(first.at_country)];
  const facts = (
    <>
      <p className={css.quiet}>
        {[...where, timeText(first.at_sampling_time, 'long') || t('drawer.noTime')]
          .filter(Boolean)
          .join(', ')}
      </p>
      {first.at_sampling_picture && (
        <Photo picture={first.at_sampling_picture} alt={t('drawer.photoOf', { code })} sizes="384px" />
      )}
      <h3 className={css.count}>{t('form.species', { count: rows.length })}</h3>
      <table className={css.speciesTable}>
        <thead>
          <tr>
            <th scope="col">{t('field.at_species')}</th>
            <th scope="col">{t('drawer.test')}</th>
            <th scope="col">{t('list.density')}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.id}>
              <th scope="row">
                <span className={css.species}>
                  <Shape toxicity={toxicityOf(row)} />
                  <i lang="la">{taxonText(row) || t('form.notIdentified')}</i>
                </span>
                <small>{t(`toxicity.${toxicityOf(row)}`)}</small>
              </th>
              <td>{row.at_toxicity_data ?? t('list.none')}</td>
              <td>{countText(row, t) || t('list.none')}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <dl className={css.facts}>
        <dt>{t('drawer.water')}</dt>
        <dd>{waters.join('; ')}</dd>
        <dt>{t('drawer.position')}</dt>
        <dd>{point ? pointText(point, t) : t('list.none')}</dd>
        {OTHER_FIELDS.map((field) => (
          <Fragment key={field}>
            <dt>{words.label(field)}</dt>
            <dd>{[...new Set(rows.map((row) => words.value(field, row[field])))].join('; ')}</dd>
          </Fragment>
        ))}
        <dt>{t('drawer.source')}</dt>
        <dd>{t(`drawer.source_${first.source}`)}</dd>
      </dl>
    </>
  );
  return (
    <Drawer
      isOpen
      title={code}
      onClose={onClose}
      actions={
        deleted ? (
          <Button icon="undo" onPress={onRestore}>
            {t('list.restore')}
          </Button>
        ) : (
          <>
            <LinkButton variant="primary" to={`/ciguawatch/algae/report/${first.id}`}>
              {t('drawer.open')}
            </LinkButton>
            <Button icon="trash" variant="dangerOutline" onPress={onRemove}>
              {t('list.remove')}
            </Button>
          </>
        )
      }
    >
      <Tabs
        label={t('drawer.parts', { code })}
        items={[
          { id: 'facts', label: t('drawer.facts'), content: facts },
          { id: 'history', label: t('drawer.history'), content: <SamplingHistory sampling={sampling} /> },
        ]}
        value={tab}
        onChange={setTab}
      />
    </Drawer>
  );
});
