import type { Geometry } from '@ciguawatch/shared/domain/geo/geometry';
import { verticesOf } from '@ciguawatch/shared/domain/outline/outline';
import { errorText } from '@ciguawatch/shared/runtime/i18n/error-text';
import { useT } from '@ciguawatch/shared/runtime/i18n/i18n';
import { saveFile } from '@ciguawatch/shared/ui/charts/save-file';
import type { ChangeEvent } from 'react';
import { useRef, useState } from 'react';
import { type Drawing, drawingOfFile, geometryOf } from '../../../outline/drawing';
import {
  type FoundFeature,
  geometryOfFeatures,
  hasShape,
  type ImportFault,
  partsOf,
} from '../../../outline/files/found';
import { writeGeoJson } from '../../../outline/files/geojson';
import { MAX_FILE_BYTES, readOutlineFile } from '../../../outline/files/read-file';
import { type DegreesContent, type Expected, inDegrees } from '../../../outline/files/systems';

/** What must be asked about a file before it is drawn. */
export interface FileQuestion {
  /** The features that can be chosen. */
  features: readonly FoundFeature[];
  /** Longitude and latitude were exchanged in the file. */
  isSwapped: boolean;
  /** There are only lines, which are closed. */
  isClosing: boolean;
  /** There are so many vertices that fewer are offered. */
  isLong: boolean;
}

/** Number of vertices from which fewer are offered; the largest shipped atoll has about so many. */
const LONG_VERTICES = 5000;

/** The usable features of a file (outlines, else points), and the questions to ask the editor. */
function questionOf({ features, isSwapped }: DegreesContent): FileQuestion {
  const drawn = features.filter(({ parts }) => parts.length > 0);
  const lines = features.filter((one) => one.lines.length > 0);
  const isClosing = drawn.length === 0 && lines.length > 0;
  const found = drawn.length > 0 ? drawn : isClosing ? lines : features.filter(hasShape);
  const isLong = verticesOf(partsOf(found, isClosing)) > LONG_VERTICES;
  return { features: found, isSwapped, isClosing, isLong };
}

const isAsked = ({ features, isSwapped, isClosing, isLong }: FileQuestion): boolean =>
  isSwapped || isClosing || isLong || features.length > 1;

/**
 * Import and export of outlines as files; a file that cannot be imported is reported, and one that holds more than
 * one outline, exchanged coordinates or only lines is asked about.
 * @param expected where the outline should lie
 */
export function useFiles(onRead: (drawing: Drawing) => void, expected: Expected) {
  const t = useT('outlineEdit');
  const input = useRef<HTMLInputElement>(null);
  const [fault, setFault] = useState<string | null>(null);
  const [question, setQuestion] = useState<FileQuestion | null>(null);
  const refuse = (thrown: unknown) => setFault(errorText(thrown));
  const tell = (why: ImportFault) => setFault(t(`import.${why}`));
  const draw = (geometry: Geometry) => drawingOfFile(geometry).then(onRead, refuse);
  /** Draws chosen features of the file. */
  const take = async (features: readonly FoundFeature[], isClosing: boolean, metres = 0) => {
    setQuestion(null);
    const answer = geometryOfFeatures(features, isClosing, metres);
    if ('fault' in answer) tell(answer.fault);
    else await draw(answer.geometry);
  };
  const readBytes = async (bytes: Uint8Array) => {
    const content = await readOutlineFile(bytes);
    const placed = 'fault' in content ? content : await inDegrees(content, expected);
    if ('fault' in placed) return tell(placed.fault);
    setFault(null);
    const found = questionOf(placed);
    return isAsked(found) ? setQuestion(found) : take(found.features, false);
  };
  const read = async (event: ChangeEvent<HTMLInputElement>) => {
    const [file] = event.target.files ?? [];
    // The same file may be chosen again after it was corrected.
    if (!file) return;
    setQuestion(null);
    if (file.size > MAX_FILE_BYTES) setFault(t('import.tooLarge', { size: Math.round(file.size / 1e6) }));
    else await readBytes(new Uint8Array(await file.arrayBuffer())).catch(refuse);
    if (input.current) input.current.value = '';
  };
  const write = async (name: string, drawing: Drawing) => {
    const geometry = await geometryOf(drawing).catch(refuse);
    if (!geometry) return;
    const blob = new Blob([writeGeoJson(name, geometry)], { type: 'application/geo+json' });
    saveFile(`${name.trim() || 'outline'}.geojson`, blob);
  };
  return {
    ...{ input, read, write, fault, question, take },
    forget: () => setFault(null),
    leave: () => setQuestion(null),
    choose: () => input.current?.click(),
  };
}
