package com.ventora.core.geography;

import java.util.List;

/**
 * A piece of a country's coast and borders, closed.
 *
 * @param corners degrees east and north in turn
 */
record Outline(String country, float[] corners, Box box) {

    /** Degrees are kept as whole two-hundredths, each corner as the steps from the one before. */
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
