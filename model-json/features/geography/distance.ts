/** A place on the globe, degrees north and east (WGS 84). */
export type Point = readonly [lat: number, lon: number];

/** The earth's mean radius, km (IUGG). */
const EARTH_KM = 6371.0088;

const radians = (degrees: number) => (degrees * Math.PI) / 180;

/** The shortest distance between two points, km: haversine on a sphere, accurate to half a per cent. */
export function kilometresBetween([lat1, lon1]: Point, [lat2, lon2]: Point): number {
  const halfLat = Math.sin(radians(lat2 - lat1) / 2);
  const halfLon = Math.sin(radians(lon2 - lon1) / 2);
  const share = halfLat ** 2 + Math.cos(radians(lat1)) * Math.cos(radians(lat2)) * halfLon ** 2;
  return 2 * EARTH_KM * Math.asin(Math.min(1, Math.sqrt(share)));
}
