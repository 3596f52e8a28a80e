import css from './gallery.module.css';
import type { Story } from './story';
import { useGalleryT } from './texts';

const tokens =
  'paper surface surface-2 surface-3 raised ink ink-2 ink-3 line line-2 line-ctl bar bar-2 primary primary-2 link lagoon lagoon-tint lagoon-wash coral coral-fill coral-tint coral-line coral-btn sand sand-fill sand-tint sand-line reef reef-fill reef-tint reef-line a-ciguawatch a-fishbase a-gis a-admin sev-0 sev-y sev-1 sev-2 sev-3 series cat-1 cat-2 cat-3 cat-4 cat-5 cat-6 seq-1 seq-2 seq-3 seq-4 seq-5 seq-6 sea-0 sea-1 sea-2 sea-3 lagoon-map reef-map land land-2 focus'.split(
    ' ',
  );

function Show() {
  const t = useGalleryT();
  return (
    <div className={css.stack}>
      <p className={css.big} lang="ty">
        {'Raʻiātea, Hāpuʻu'}
      </p>
      <p className={css.lead}>{t('token.letters')}</p>
      <p className={css.sea}>{'Epinephelus polyphekadion'}</p>
      <div className={css.swatches}>
        {tokens.map((name) => (
          <span key={name}>
            <span className={css.swatch} style={{ display: 'block', background: `var(--${name})` }} />
            {name}
          </span>
        ))}
      </div>
    </div>
  );
}

export default { id: 'Tokens', Show } satisfies Story;
