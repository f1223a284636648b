package com.ventora.features.geography;

/** A place on the globe, degrees north and east (WGS 84). */
public record Point(double latitude, double longitude) {

    /** Mean radius of the earth, km (IUGG). */
    private static final double EARTH_KM = 6371.0088;

    /** The great-circle distance to another point, km, by the haversine formula; accurate to half a per cent. */
    public double kilometresTo(Point other) {
        var halfLatitude = Math.sin(Math.toRadians(other.latitude - latitude) / 2);
        var halfLongitude = Math.sin(Math.toRadians(other.longitude - longitude) / 2);
        var share = halfLatitude * halfLatitude
            + Math.cos(Math.toRadians(latitude)) * Math.cos(Math.toRadians(other.latitude)) * halfLongitude * halfLongitude;
        return 2 * EARTH_KM * Math.asin(Math.min(1, Math.sqrt(share)));
    }
}
