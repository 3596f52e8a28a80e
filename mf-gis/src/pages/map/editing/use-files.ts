import { errorText } from '@ciguawatch/shared/runtime/i18n/error-text';
import { useT } from '@ciguawatch/shared/runtime/i18n/i18n';
import { saveFile } from '@ciguawatch/shared/ui/charts/save-file';
import type { ChangeEvent } from 'react';
import { useRef, useState } from 'react';
import { type Drawing, drawingOfFile, geometryOf } from '../../../outline/drawing';
import { MAX_FILE_BYTES, readGeoJson, writeGeoJson } from '../../../outline/geojson';

/** Import and export of outlines as GeoJSON files; a file that cannot be imported is reported. */
export function useFiles(onRead: (drawing: Drawing) => void) {
  const t = useT('outlineEdit');
  const input = useRef<HTMLInputElement>(null);
  const [fault, setFault] = useState<string | null>(null);
  const refuse = (thrown: unknown) => setFault(errorText(thrown));
  const read = async (event: ChangeEvent<HTMLInputElement>) => {
    const [file] = event.target.files ?? [];
    // The same file may be chosen again after it was corrected.
    if (!file) return;
    if (file.size > MAX_FILE_BYTES) setFault(t('import.tooLarge', { size: Math.round(file.size / 1e6) }));
    else {
      const answer = readGeoJson(await file.text());
      setFault('fault' in answer ? t(`import.${answer.fault}`) : null);
      if ('geometry' in answer) await drawingOfFile(answer.geometry).then(onRead, refuse);
    }
    if (input.current) input.current.value = '';
  };
  const write = async (name: string, drawing: Drawing) => {
    const geometry = await geometryOf(drawing).catch(refuse);
    if (!geometry) return;
    const blob = new Blob([writeGeoJson(name, geometry)], { type: 'application/geo+json' });
    saveFile(`${name.trim() || 'outline'}.geojson`, blob);
  };
  return { input, read, write, fault, forget: () => setFault(null), choose: () => input.current?.click() };
}
