import type { Specie } from '@ciguawatch/shared/api/schemas/species';
import { useT } from '@ciguawatch/shared/runtime/i18n/i18n';
import { CrossLink } from '@ciguawatch/shared/runtime/navigation/navigation';
import { Button } from '@ciguawatch/shared/ui/actions/button';
import { Fish } from '@ciguawatch/shared/ui/art/fish/fish';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { SpecieNameLines } from '../places/specie-name-lines';
import css from './fish-key.module.css';

/** Species shown at first, and how many more one press adds. */
const STEP = 5;

interface Props {
  /** best first */
  proposed: readonly { specie: Specie; fits: number }[];
  /** answers given */
  asked: number;
  onChoose: ((id: number) => void) | undefined;
}

/** The best matching species so far; the others follow on demand, because any may be right. */
export const KeyResults = observer(function KeyResults({ proposed, asked, onChoose }: Props) {
  const t = useT('ciguawatch');
  const [shown, setShown] = useState(STEP);
  const best = proposed.slice(0, asked === 0 ? 0 : shown);
  return (
    <div className={css.results}>
      <p role="status" className={css.count}>
        {asked === 0 ? t('fishKey.start') : t('fishKey.best', { count: asked })}
      </p>
      {best.length > 0 && (
        <ol className={css.list}>
          {best.map(({ specie, fits }) => (
            <li key={specie.id}>
              <Result specie={specie} fits={t('fishKey.fits', { fits, asked })} onChoose={onChoose} />
            </li>
          ))}
        </ol>
      )}
      {best.length > 0 && best.length < proposed.length && (
        <Button icon="chevron-down" onPress={() => setShown(shown + STEP)}>
          {t('fishKey.more')}
        </Button>
      )}
    </div>
  );
});

interface ResultProps {
  specie: Specie;
  fits: string;
  onChoose: ((id: number) => void) | undefined;
}

function Result({ specie, fits, onChoose }: ResultProps) {
  const content = (
    <>
      <Fish species={specie.slug} family={specie.family} size={64} />
      <span className={css.names}>
        <SpecieNameLines specie={specie} />
        <small>{fits}</small>
      </span>
    </>
  );
  if (onChoose)
    return (
      <button type="button" className={css.result} onClick={() => onChoose(specie.id)}>
        {content}
      </button>
    );
  return (
    <CrossLink to={`/fishbase/specie/${specie.id}`} className={css.result}>
      {content}
    </CrossLink>
  );
}
