package com.ventora.core.geography;

/** A place on the globe, degrees north and east (WGS 84). */
public record Point(double latitude, double longitude) {

    /** The radius of a sphere as large as the earth, km (IUGG's mean radius). */
    private static final double EARTH_KM = 6371.0088;

    /** The shortest way to another point, km: by the haversine on a sphere, within half a per cent of the true one. */
    public double kilometresTo(Point other) {
        var halfLatitude = Math.sin(Math.toRadians(other.latitude - latitude) / 2);
        var halfLongitude = Math.sin(Math.toRadians(other.longitude - longitude) / 2);
        var share = halfLatitude * halfLatitude
            + Math.cos(Math.toRadians(latitude)) * Math.cos(Math.toRadians(other.latitude)) * halfLongitude * halfLongitude;
        return 2 * EARTH_KM * Math.asin(Math.min(1, Math.sqrt(share)));
    }
}
