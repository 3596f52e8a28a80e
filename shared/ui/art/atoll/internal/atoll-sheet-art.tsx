import { cx } from '../../../foundation/cx';
import { useUiT } from '../../../foundation/ui-texts';
import css from '../atoll-art.module.css';
import { sheetPaths } from './atoll-sheet';

const classNames = (kind: string) => cx(...kind.split(' ').map((name) => css[name]));

/** The drawing of the atoll. Names of water are in italics, as on nautical charts. */
export default function AtollSheetArt({ withNames }: { withNames: boolean }) {
  const t = useUiT();
  return (
    <>
      {sheetPaths.map((path) => (
        <path key={path.d} d={path.d} className={classNames(path.kind)} />
      ))}
      {withNames && (
        <>
          <text x="400" y="326" className={css.name}>
            {t('art.lagoon')}
          </text>
          <text x="166" y="160" className={cx(css.name, css.small)}>
            {t('art.pass')}
          </text>
        </>
      )}
    </>
  );
}
