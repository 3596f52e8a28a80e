import { useEffect, useState } from 'react';
import { AtollArt } from '../art/atoll/atoll-art';
import { Fish } from '../art/fish/fish';
import { DRAWING_OF_PHENOTYPE } from '../art/fish/fish-index';
import { Logo } from '../art/logo';
import { Neatline, NeatlineFrame } from '../art/neatline';
import { Spinner } from '../art/spinner';
import { HollowRing, StepperRing } from '../art/stepper-ring';
import { Icon, iconNames, iconsReady } from '../foundation/icon';
import css from './gallery.module.css';
import type { Story } from './story';

function Show() {
  const [names, setNames] = useState(iconNames);
  useEffect(() => {
    void iconsReady().then(() => setNames(iconNames()));
  }, []);
  return (
    <div className={css.stack}>
      <div className={css.row}>
        <span className={css.bar}>
          <Logo size={48} />
        </span>
        <StepperRing step={1} total={6} />
        <StepperRing step={4} total={6} />
        <HollowRing />
        <Spinner size={40} />
      </div>
      <Neatline />
      <div className={css.map}>
        <NeatlineFrame>
          <AtollArt />
        </NeatlineFrame>
      </div>
      <div className={css.fishes}>
        {Object.keys(DRAWING_OF_PHENOTYPE).map((slug) => (
          <span key={slug}>
            <Fish phenotypeSlug={slug} />
            {slug}
          </span>
        ))}
      </div>
      <div className={css.icons}>
        {names.map((name) => (
          <span key={name}>
            <Icon name={name} />
            {name}
          </span>
        ))}
      </div>
    </div>
  );
}

export default { id: 'Logo, StepperRing, Spinner, Neatline, AtollArt, Fish, Icon', Show } satisfies Story;
