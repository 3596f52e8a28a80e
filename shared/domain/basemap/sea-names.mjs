/**
 * Names of seas and island groups that are drawn on the map but are no location of the database; longitudes
 * 0..360.
 */
export const SEA_NAMES = [
  { fr: 'Îles du Vent', en: 'Windward Islands', lng: 210.75, lat: -18.6 },
  { fr: 'Îles Sous-le-Vent', en: 'Leeward Islands', lng: 207.8, lat: -18.6 },
  { fr: 'Archipel des Tuamotu', en: 'Tuamotu Archipelago', lng: 211.6, lat: -16.9 },
  { fr: 'Tuamotu Est', en: 'Eastern Tuamotu', lng: 219.3, lat: -20.2 },
  { fr: 'Îles Marquises', en: 'Marquesas Islands', lng: 221.9, lat: -9.4 },
  { fr: 'Îles Australes', en: 'Austral Islands', lng: 210.2, lat: -24.4 },
  { fr: 'Îles Gambier', en: 'Gambier Islands', lng: 225.9, lat: -23.6 },
  { fr: 'Mer de Koro', en: 'Koro Sea', lng: 179.9, lat: -17.8 },
];
