package com.ventora.features.geography;

import java.util.Collection;

/**
 * The area that a map shows, in pixels, with the upper left at 0, 0. Mercator projection: north is up, and towns and
 * coasts have their familiar shapes. Uses StrictMath, so that each machine draws the same map.
 */
public final class Frame {

    static final int WIDTH = 720;
    static final int HEIGHT = 600;

    /** Minimum size in degrees: outlines are no finer. */
    private static final double LEAST_SPAN = 0.5;

    /** Margin around the required points. */
    private static final double MARGIN = 0.16;

    private final double degree;
    private final double left;
    private final double upper;

    /**
     * @param points points that must be visible
     * @param zoom zoom steps, each a factor of two
     * @param centre the centre; null for the centre of the points
     */
    Frame(Collection<Point> points, int zoom, Point centre) {
        var xs = points.stream().mapToDouble(Point::longitude).summaryStatistics();
        var ys = points.stream().mapToDouble(point -> north(point.latitude())).summaryStatistics();
        var needed = Math.max((xs.getMax() - xs.getMin()) / WIDTH, (ys.getMax() - ys.getMin()) / HEIGHT) * (1 + 2 * MARGIN);
        degree = Math.scalb(Math.max(needed, LEAST_SPAN / WIDTH), -zoom);
        var middle = centre != null ? centre.longitude() : (xs.getMin() + xs.getMax()) / 2;
        var height = centre != null ? north(centre.latitude()) : (ys.getMin() + ys.getMax()) / 2;
        left = middle - degree * WIDTH / 2;
        upper = height + degree * HEIGHT / 2;
    }

    double x(double longitude) {
        return (longitude - left) / degree;
    }

    double y(double latitude) {
        return (upper - north(latitude)) / degree;
    }

    /** The point at x, y. */
    Point pointAt(double x, double y) {
        return new Point(latitude(upper - y * degree), left + x * degree);
    }

    Box box() {
        return new Box(left, latitude(upper - degree * HEIGHT), left + degree * WIDTH, latitude(upper));
    }

    private static double north(double latitude) {
        return StrictMath.log(StrictMath.tan(Math.PI / 4 + latitude * Math.PI / 360)) * 180 / Math.PI;
    }

    private static double latitude(double y) {
        return StrictMath.atan(StrictMath.exp(y * Math.PI / 180)) * 360 / Math.PI - 90;
    }
}
