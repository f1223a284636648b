package com.ventora.features.geography;

import java.util.ArrayList;
import java.util.List;
import java.util.function.ToDoubleFunction;

/** Converts an outline to the SVG path visible in a frame. */
final class OutlinePath {

    /** Lines are clipped this far outside the frame, px, so that the cut is not visible. */
    private static final double BLEED = 6;

    /** Minimum length of a line's steps, px. */
    private static final long STEP = 3;

    private record Corner(double x, double y) {}

    private OutlinePath() {}

    /** Path data in whole pixels; empty if the shape is too small to be visible. */
    static String of(float[] corners, Frame frame) {
        var path = new StringBuilder();
        long atX = 0;
        long atY = 0;
        for (var corner : clipped(projected(corners, frame))) {
            var x = Math.round(corner.x);
            var y = Math.round(corner.y);
            if (path.length() > 0 && Math.abs(x - atX) + Math.abs(y - atY) < STEP) continue;
            path.append(path.length() > 0 ? "l" + (x - atX) + " " + (y - atY) : "M" + x + " " + y);
            atX = x;
            atY = y;
        }
        return path.indexOf("l") < 0 ? "" : path.toString().replace(" -", "-") + "z";
    }

    private static List<Corner> projected(float[] corners, Frame frame) {
        var all = new ArrayList<Corner>(corners.length / 2);
        for (var index = 0; index < corners.length; index += 2) {
            all.add(new Corner(frame.x(corners[index]), frame.y(corners[index + 1])));
        }
        return all;
    }

    /** Sutherland–Hodgman: clips a polygon to the frame, one side after the other. */
    private static List<Corner> clipped(List<Corner> polygon) {
        var west = cut(polygon, Corner::x, -BLEED, 1);
        var east = cut(west, Corner::x, Frame.WIDTH + BLEED, -1);
        var north = cut(east, Corner::y, -BLEED, 1);
        return cut(north, Corner::y, Frame.HEIGHT + BLEED, -1);
    }

    private static List<Corner> cut(List<Corner> corners, ToDoubleFunction<Corner> axis, double limit, int sign) {
        var kept = new ArrayList<Corner>(corners.size());
        for (var index = 0; index < corners.size(); index++) {
            var corner = corners.get(index);
            var before = corners.get((index + corners.size() - 1) % corners.size());
            var at = axis.applyAsDouble(corner);
            var from = axis.applyAsDouble(before);
            var isInside = (at - limit) * sign >= 0;
            if (isInside != (from - limit) * sign >= 0) {
                var share = (limit - from) / (at - from);
                kept.add(new Corner(before.x + share * (corner.x - before.x), before.y + share * (corner.y - before.y)));
            }
            if (isInside) kept.add(corner);
        }
        return kept;
    }
}
