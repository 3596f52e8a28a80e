import { useT } from '@ciguawatch/shared/runtime/i18n/i18n';
import { IconButton } from '@ciguawatch/shared/ui/actions/icon-button';
import type { IconName } from '@ciguawatch/shared/ui/foundation/icon';
import type { EditAction, Tool } from '../../../outline/edit-state';
import css from '../page.module.css';

const TOOL_ICONS: readonly { tool: Tool; icon: IconName }[] = [
  { tool: 'vertex', icon: 'spline' },
  { tool: 'part', icon: 'pentagon' },
  { tool: 'hole', icon: 'square-dashed-mouse-pointer' },
  { tool: 'cut', icon: 'scissors' },
  { tool: 'merge', icon: 'layers' },
  { tool: 'move', icon: 'move' },
  { tool: 'point', icon: 'map-pin' },
  { tool: 'ruler', icon: 'ruler' },
];

interface Props {
  tool: Tool;
  dispatch: (action: EditAction) => void;
  isSnapping: boolean;
  onSnap: () => void;
  onImport: () => void;
  onExport: (() => void) | null;
}

/** Tools of the pointer, import and export. */
export function ToolRail({ tool, dispatch, isSnapping, onSnap, onImport, onExport }: Props) {
  const t = useT('outlineEdit');
  return (
    <div className={css.tools} role="toolbar" aria-orientation="vertical" aria-label={t('tool.label')}>
      {TOOL_ICONS.map((one) => (
        <IconButton
          key={one.tool}
          icon={one.icon}
          label={t(`tool.${one.tool}`)}
          isPressed={one.tool === tool}
          onPress={() => dispatch({ do: 'tool', tool: one.tool })}
        />
      ))}
      <hr />
      <IconButton icon="link" label={t('tool.snap')} isPressed={isSnapping} onPress={onSnap} />
      <hr />
      <IconButton icon="upload" label={t('tool.import')} onPress={onImport} />
      <IconButton
        icon="download"
        label={t('tool.export')}
        isDisabled={onExport === null}
        onPress={() => onExport?.()}
      />
    </div>
  );
}
