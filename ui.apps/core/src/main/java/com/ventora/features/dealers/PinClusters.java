package com.ventora.features.dealers;

import java.util.ArrayList;
import java.util.List;
import java.util.function.ToLongFunction;

/** Combines pins on a map that would overlap. */
final class PinClusters {

    /** A dealer on the map, by its number in the list. */
    record Pin(int number, String id, long x, long y) {

        double distanceTo(Pin other) {
            return Math.hypot(x - other.x, y - other.y);
        }
    }

    /** A cluster of pins: one, or several that would overlap. */
    record Cluster(List<Pin> pins) {

        long x() {
            return middle(Pin::x);
        }

        long y() {
            return middle(Pin::y);
        }

        /** The largest distance between two of them, px. */
        double spread() {
            return pins.stream()
                .flatMapToDouble(one -> pins.stream().mapToDouble(one::distanceTo))
                .max()
                .orElse(0);
        }

        private long middle(ToLongFunction<Pin> axis) {
            return Math.round(pins.stream().mapToLong(axis).average().orElse(0));
        }
    }

    /** Pins closer than this overlap, px. */
    static final double NEAR = 34;

    private PinClusters() {}

    /** Each pin joins the first earlier one that it would overlap. */
    static List<Cluster> of(List<Pin> pins) {
        var clusters = new ArrayList<Cluster>();
        for (var pin : pins) {
            var near = clusters.stream().filter(each -> each.pins.get(0).distanceTo(pin) < NEAR).findFirst();
            near.orElseGet(() -> {
                var alone = new Cluster(new ArrayList<>());
                clusters.add(alone);
                return alone;
            }).pins.add(pin);
        }
        return clusters;
    }
}
