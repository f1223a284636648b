package com.ventora.features.geography;

/** An area of the globe, in degrees. */
public record Box(double west, double south, double east, double north) {

    boolean holds(Point point) {
        return point.latitude() > south && point.latitude() < north && point.longitude() > west && point.longitude() < east;
    }

    boolean overlaps(Box other) {
        return west < other.east && east > other.west && south < other.north && north > other.south;
    }
}
