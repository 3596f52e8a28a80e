/** Name of a place in the language of the interface, for instance `fr` of `fr_FR`. */
export function placeName(place: { name: string; names: Record<string, string> }, language: string): string {
  return place.names[language.slice(0, 2)] ?? place.name;
}
