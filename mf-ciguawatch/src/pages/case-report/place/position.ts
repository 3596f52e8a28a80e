import type { Position } from '@ciguawatch/shared/domain/geo/geometry';

/** Why the device gave no position, as a key of the dictionary. */
export type PositionFault = 'positionDenied' | 'positionFailed';

/** The device's position, longitude and latitude. Rejects with a `PositionFault`. */
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

/** Four decimals, about ten metres: no more than a map tap says. */
const round = (degrees: number) => Math.round(degrees * 1e4) / 1e4;
