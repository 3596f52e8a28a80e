import type { Position } from '@ciguawatch/shared/domain/geo/geometry';

/** Why the device gave no position, as a text key below `report.`. */
export type PositionFault = 'positionDenied' | 'positionFailed';

/**
 * The device’s position in degrees, longitude first, at most one minute old. Rejects with a `PositionFault`
 * after 15 seconds, or when the person denies access.
 */
export function devicePosition(): Promise<Position> {
  return new Promise((resolve, reject: (fault: PositionFault) => void) => {
    if (!('geolocation' in navigator)) {
      reject('positionFailed');
      return;
    }
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => resolve([round(coords.longitude), round(coords.latitude)]),
      (fault) => reject(fault.code === fault.PERMISSION_DENIED ? 'positionDenied' : 'positionFailed'),
      { enableHighAccuracy: true, timeout: 15_000, maximumAge: 60_000 },
    );
  });
}

/** Rounds to four decimals, about ten metres: as precise as a tap on the map. */
const round = (degrees: number) => Math.round(degrees * 1e4) / 1e4;
