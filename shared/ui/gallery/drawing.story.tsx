import { AtollArt } from '../atoll-art';
import { Fish } from '../fish';
import { ofPhenotype } from '../fish-index';
import { Icon, type IconName } from '../icon';
import { iconPaths } from '../icon-paths';
import { morePaths } from '../icon-paths-more';
import { Mark } from '../mark';
import { Neatline, NeatlineFrame } from '../neatline';
import { Spinner } from '../spinner';
import { HollowRing, StepperRing } from '../stepper-ring';
import css from './gallery.module.css';
import type { Story } from './story';

function Show() {
  return (
    <div className={css.stack}>
      <div className={css.row}>
        <span className={css.bar}>
          <Mark size={48} />
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
        {Object.keys(ofPhenotype).map((slug) => (
          <span key={slug}>
            <Fish phenotypeSlug={slug} />
            {slug}
          </span>
        ))}
      </div>
      <div className={css.icons}>
        {(Object.keys({ ...iconPaths, ...morePaths }) as IconName[]).map((name) => (
          <span key={name}>
            <Icon name={name} />
            {name}
          </span>
        ))}
      </div>
    </div>
  );
}

export default { id: 'Mark, StepperRing, Spinner, Neatline, AtollArt, Fish, Icon', Show } satisfies Story;
