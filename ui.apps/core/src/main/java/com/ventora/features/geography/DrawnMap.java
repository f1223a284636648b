package com.ventora.features.geography;

import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.function.Predicate;
import java.util.stream.Collectors;

/** A map of the area around some points, in whole pixels. */
public final class DrawnMap {

    /** Something at a position on the map. */
    public record Spot(long x, long y) {}

    /** A town with its name. */
    public record Town(String name, long x, long y) {}

    /** Space for a town's name, px. */
    private static final long LABEL_WIDTH = 130;

    private static final long LABEL_HEIGHT = 40;
    private static final int MOST_TOWNS = 9;
    private static final int EDGE = 24;

    private final Frame frame;
    private final String home;

    /**
     * @param points points that must be visible
     * @param home the country that is drawn separately, ISO 3166-1, upper case
     * @param zoom zoom steps, each a factor of two
     * @param centre the centre; null for the centre of the points
     */
    public DrawnMap(Collection<Point> points, String home, int zoom, Point centre) {
        frame = new Frame(points, zoom, centre);
        this.home = home;
    }

    public int width() {
        return Frame.WIDTH;
    }

    public int height() {
        return Frame.HEIGHT;
    }

    /** SVG path data of the home country. */
    public String home() {
        return paths(outline -> outline.country().equals(home));
    }

    /** SVG path data of all other countries. */
    public String land() {
        return paths(outline -> !outline.country().equals(home));
    }

    /** The largest towns for whose names there is space. */
    public List<Town> towns() {
        var towns = new ArrayList<Town>();
        Gazetteer.get().within(frame.box()).takeWhile(place -> towns.size() < MOST_TOWNS).forEach(place -> {
            var spot = at(place.point());
            if (isInside(spot) && towns.stream().allMatch(town -> isApart(town, spot))) {
                towns.add(new Town(place.name(), spot.x, spot.y));
            }
        });
        return towns;
    }

    public Spot at(Point point) {
        return new Spot(Math.round(frame.x(point.longitude())), Math.round(frame.y(point.latitude())));
    }

    /** The point at x, y. */
    public Point pointAt(double x, double y) {
        return frame.pointAt(x, y);
    }

    private String paths(Predicate<Outline> wanted) {
        var box = frame.box();
        return Outline.all().stream()
            .filter(outline -> outline.box().overlaps(box))
            .filter(wanted)
            .map(outline -> OutlinePath.of(outline.corners(), frame))
            .collect(Collectors.joining());
    }

    private static boolean isInside(Spot spot) {
        return spot.x > EDGE && spot.x < Frame.WIDTH - LABEL_WIDTH && spot.y > EDGE && spot.y < Frame.HEIGHT - EDGE;
    }

    private static boolean isApart(Town town, Spot spot) {
        return Math.abs(town.x - spot.x) > LABEL_WIDTH || Math.abs(town.y - spot.y) > LABEL_HEIGHT;
    }
}
