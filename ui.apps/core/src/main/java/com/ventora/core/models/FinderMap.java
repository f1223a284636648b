package com.ventora.core.models;

import com.ventora.core.geography.DrawnMap.Town;
import com.ventora.core.models.ChoiceLinks.Address;
import com.ventora.core.models.PinClusters.Pin;
import java.util.List;

/**
 * The map of a list of dealers: pins by their numbers, and the addresses of the same map from elsewhere.
 *
 * @param home outline of the own country, as SVG path data
 * @param land outlines of all others
 * @param corners degrees north and east of the upper left, then of the lower right
 */
record FinderMap(
    int width,
    int height,
    String home,
    String land,
    List<Town> towns,
    int total,
    List<Pin> pins,
    List<Cluster> clusters,
    Address nearer,
    Address further,
    Address north,
    Address east,
    Address south,
    Address west,
    List<Double> corners)
    implements Part {

    /** Pins that cover each other. The link leads to where they stand apart; where they never do, `id` is the first of them. */
    record Cluster(long x, long y, List<Integer> numbers, String id, Address link) implements Part {}
}
