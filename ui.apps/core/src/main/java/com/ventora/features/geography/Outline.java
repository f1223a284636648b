package com.ventora.features.geography;

import java.util.List;

/**
 * A closed piece of a country's coast and borders.
 *
 * @param corners alternating degrees east and north
 */
record Outline(String country, float[] corners, Box box) {

    /** Degrees are stored as multiples of 1/200, each corner as the difference from the previous one. */
    private static final double GRID = 200;

    private static final class Shared {
        static final List<Outline> OUTLINES = GeographicData.read("outlines.tsv").lines().map(Outline::read).toList();
    }

    static List<Outline> all() {
        return Shared.OUTLINES;
    }

    private static Outline read(String line) {
        var cells = line.split(" ");
        var corners = new float[cells.length - 1];
        long x = 0;
        long y = 0;
        double west = 360;
        double south = 90;
        double east = -360;
        double north = -90;
        for (var index = 0; index < corners.length; index += 2) {
            x += Long.parseLong(cells[index + 1]);
            y += Long.parseLong(cells[index + 2]);
            corners[index] = (float) (x / GRID);
            corners[index + 1] = (float) (y / GRID);
            west = Math.min(west, x / GRID);
            east = Math.max(east, x / GRID);
            south = Math.min(south, y / GRID);
            north = Math.max(north, y / GRID);
        }
        return new Outline(cells[0], corners, new Box(west, south, east, north));
    }
}
